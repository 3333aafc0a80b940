import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { formatListTime, formatMoneyText } from '@parcelway/look';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnCoupon } from '../../api/types';
import { useUsableCoupons } from './coupon-api';
import type { CouponMisfit } from './coupon-fit';
import { useCouponValue } from './useCouponValue';

/** The choices of a coupon field; a coupon that the order is not good for stays in sight with the reason. `ids` is undefined until they are known. */
export function useCouponChoices(
  isFor: (coupon: OwnCoupon) => boolean,
  misfitOf: (coupon: OwnCoupon) => CouponMisfit | null,
): { readonly ids: readonly string[] | undefined; readonly choices: readonly ReactElement[] } {
  const { t } = useTranslation();
  const valueOf = useCouponValue();
  const { data, isPlaceholderData } = useUsableCoupons();
  const coupons = data?.list.filter(isFor) ?? [];
  const choices = coupons.map((coupon) => {
    const misfit = misfitOf(coupon);
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
  });
  return { ids: data && !isPlaceholderData ? coupons.map(({ id }) => String(id)) : undefined, choices };
}
