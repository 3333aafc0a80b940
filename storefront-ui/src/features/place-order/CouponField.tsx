import MenuItem from '@mui/material/MenuItem';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../ui/FormField';
import { couponMisfit, forLuggage, type CouponOrder } from '../coupons/coupon-fit';
import { useCouponChoices } from '../coupons/useCouponChoices';
import type { PlaceForm } from './place-form';

/** The coupon of the order, for those who have any. */
export function CouponField({ order, problem }: { order: CouponOrder; problem: string | undefined }) {
  const { t } = useTranslation();
  const { control, getValues, setValue } = useFormContext<PlaceForm>();
  const { ids, choices } = useCouponChoices(forLuggage, (coupon) => couponMisfit(coupon, order));
  const known = ids?.join();

  useEffect(() => {
    if (known === undefined) return;
    // One that a draft or an address names may be used up by now.
    const chosen = getValues('member_coupon_id');
    if (chosen !== '' && !known.split(',').includes(chosen)) setValue('member_coupon_id', '');
  }, [known, getValues, setValue]);

  if (choices.length === 0) return null;
  return (
    <FormField control={control} name="member_coupon_id" label={t('coupon.field')} problem={problem} optional>
      <MenuItem value="">{t('coupon.none')}</MenuItem>
      {choices}
    </FormField>
  );
}
