import { formatMoneyText } from '@parcelway/look';
import { useTranslation } from 'react-i18next';
import type { OwnCoupon } from '../../api/types';

/** What a coupon takes off, in words: an amount, or a share of the freight. */
export function useCouponValue(): (coupon: OwnCoupon) => string {
  const { t } = useTranslation();
  return ({ amount, rate_bp, currency }) =>
    amount === null
      ? t('coupon.rateOff', { percent: (rate_bp ?? 0) / 100 })
      : t('coupon.amountOff', { amount: formatMoneyText(amount, currency) });
}
