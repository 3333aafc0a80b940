import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { formatListTime, formatMoneyText } from '@parcelway/look';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../ui/FormField';
import { useUsableCoupons } from '../coupons/coupon-api';
import { couponMisfit, forLuggage, type CouponOrder } from '../coupons/coupon-fit';
import { useCouponValue } from '../coupons/useCouponValue';
import type { PlaceForm } from './place-form';

/** The coupon of the order, for those who have any; one that the order is not good for stays in sight with the reason. */
export function CouponField({ order, problem }: { order: CouponOrder; problem: string | undefined }) {
  const { t } = useTranslation();
  const { control, getValues, setValue } = useFormContext<PlaceForm>();
  const valueOf = useCouponValue();
  const { data, isPlaceholderData } = useUsableCoupons();
  const coupons = data?.list.filter(forLuggage);
  const ids = coupons?.map(({ id }) => String(id)).join();

  useEffect(() => {
    if (ids === undefined || isPlaceholderData) return;
    // One that a draft or an address names may be used up by now.
    const chosen = getValues('member_coupon_id');
    if (chosen !== '' && !ids.split(',').includes(chosen)) setValue('member_coupon_id', '');
  }, [ids, isPlaceholderData, getValues, setValue]);

  if (!coupons || coupons.length === 0) return null;
  return (
    <FormField control={control} name="member_coupon_id" label={t('coupon.field')} problem={problem} optional>
      <MenuItem value="">{t('coupon.none')}</MenuItem>
      {coupons.map((coupon) => {
        const misfit = couponMisfit(coupon, order);
        return (
          <MenuItem key={coupon.id} value={String(coupon.id)} disabled={misfit !== null}>
            <Box component="span" sx={{ minWidth: 0 }}>
              <Box component="span" sx={{ display: 'block', whiteSpace: 'normal' }}>
                <b>{valueOf(coupon)}</b> {coupon.name}
              </Box>
              {misfit && (
                <Box component="small" sx={{ display: 'block', whiteSpace: 'normal' }}>
                  {t(`coupon.misfit.${misfit}`, {
                    amount: formatMoneyText(coupon.min_freight, coupon.currency),
                    day: formatListTime(coupon.valid_from),
                  })}
                </Box>
              )}
            </Box>
          </MenuItem>
        );
      })}
    </FormField>
  );
}
