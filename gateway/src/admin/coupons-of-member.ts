import type { CallContext, Client, CouponsOfMember, OwnCoupon, ownCoupon } from '@parcelway/contracts';
import { inNameOf } from '@parcelway/contracts';

/** More than a member has at a time. */
const MOST = 100;

/** What a member may choose from for an order that staff place. */
export async function couponsOfMember(
  coupons: Client<typeof ownCoupon>,
  { user_id }: CouponsOfMember,
  context: CallContext,
): Promise<{ readonly list: readonly OwnCoupon[] }> {
  const { list } = await coupons.list({ state: 'usable', limit: MOST }, inNameOf(Number(user_id), context));
  return { list };
}
