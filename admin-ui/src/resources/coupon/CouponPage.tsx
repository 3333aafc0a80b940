import { FactsAndRows } from '../../crud/FactsAndRows';
import { ShowPage } from '../../crud/ResourceShow';
import { IssueCoupons } from './IssueCoupons';

const RELATED = [{ resource: 'member-coupon', target: 'coupon_id', label: 'sales.issued' }];

/** A coupon: its terms, who has it, and giving it to more members. */
export const CouponPage = () => (
  <ShowPage actions={<IssueCoupons />}>
    <FactsAndRows related={RELATED} />
  </ShowPage>
);
