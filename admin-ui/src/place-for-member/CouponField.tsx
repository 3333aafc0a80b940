import type { CouponKind, OwnCoupon } from '@parcelway/contracts';
import { formatMoneyText } from '@parcelway/look';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { SelectInput, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { callRest } from '../providers/rest';
import { isChoosable } from './coupon-choice';

/** The chosen member's coupons for this kind of order; nothing while there is none. */
export function CouponField({ resource, kind }: { resource: string; kind: CouponKind }) {
  const translate = useTranslate();
  const { getValues, setValue } = useFormContext();
  const userId: unknown = useWatch({ name: 'user_id' });
  const { data } = useQuery({
    queryKey: ['coupons-of-member', resource, userId],
    queryFn: () =>
      callRest<{ list: readonly OwnCoupon[] }>('GET', `/${resource}/coupons?user_id=${Number(userId)}`),
    enabled: Boolean(userId),
  });
  const coupons = data?.list.filter((coupon) => isChoosable(coupon, kind)) ?? [];
  const known = coupons.map(({ id }) => id).join();

  useEffect(() => {
    // Another member's, or one that was used meanwhile.
    const chosen: unknown = getValues('member_coupon_id');
    if (chosen && !known.split(',').includes(String(chosen))) setValue('member_coupon_id', '');
  }, [known, getValues, setValue]);

  if (coupons.length === 0) return null;
  const text = ({ amount, rate_bp, currency, name, code, min_freight }: OwnCoupon): string =>
    translate('placing.couponChoice', {
      value: amount === null ? `${(rate_bp ?? 0) / 100} %` : formatMoneyText(amount, currency),
      name,
      code,
      least: formatMoneyText(min_freight, currency),
    });
  return (
    <SelectInput
      source="member_coupon_id"
      label={translate('placing.coupon')}
      choices={coupons.map((coupon) => ({ id: coupon.id, name: text(coupon) }))}
      translateChoice={false}
    />
  );
}
