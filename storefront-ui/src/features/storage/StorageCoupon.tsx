import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { forStorage, storageMisfit } from '../coupons/coupon-fit';
import { useCouponChoices } from '../coupons/useCouponChoices';

/** The coupon of a booking, for those who have any; `storage` in pounds, undefined while it is not known. */
export function StorageCoupon({
  value,
  storage,
  problem,
  onChange,
}: {
  value: string;
  storage: string | undefined;
  problem: string | undefined;
  onChange: (couponId: string) => void;
}) {
  const { t } = useTranslation();
  const { ids, choices } = useCouponChoices(forStorage, (coupon) => storageMisfit(coupon, storage));
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
