import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnCoupon } from '../../api/types';
import type { CouponMisfit } from './coupon-fit';
import { useCouponChoices } from './useCouponChoices';

/** The coupon of what is booked or paid, for those who have any that is for it. */
export function CouponSelect({
  value,
  problem,
  isFor,
  misfitOf,
  onChange,
}: {
  /** A coupon's id, or empty. */
  value: string;
  problem: string | undefined;
  isFor: (coupon: OwnCoupon) => boolean;
  misfitOf: (coupon: OwnCoupon) => CouponMisfit | null;
  onChange: (couponId: string) => void;
}) {
  const { t } = useTranslation();
  const { ids, choices } = useCouponChoices(isFor, misfitOf);
  // One that an address names may be used up by now.
  const isGone = ids !== undefined && value !== '' && !ids.includes(value);
  useEffect(() => {
    if (isGone) onChange('');
  }, [isGone, onChange]);
  if (choices.length === 0) return null;
  return (
    <TextField
      select
      fullWidth
      label={t('coupon.field')}
      value={isGone ? '' : value}
      error={problem !== undefined}
      helperText={problem}
      onChange={(event) => onChange(event.target.value)}
      sx={{ mt: 2 }}
    >
      <MenuItem value="">{t('coupon.none')}</MenuItem>
      {choices}
    </TextField>
  );
}
