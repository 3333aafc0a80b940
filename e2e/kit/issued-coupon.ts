import type { Stack } from '@parcelway/testing';
import type { Api } from './api';

/** A new coupon in the demo member's hands: its id there, and what has become of it. */
export async function issuedCoupon(stack: Stack, staff: Api, terms: Readonly<Record<string, unknown>>) {
  const send = async (path: string, body: object): Promise<{ id: number }> => {
    const answer = await staff.fetch(`/rest/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as { id: number };
  };
  const { id } = await send('coupon', {
    ...{
      name_zh: '优惠券',
      name_en: 'Coupon',
      valid_from: '2026-01-01T00:00:00Z',
      valid_to: '2099-01-01T00:00:00Z',
    },
    ...terms,
  });
  await send('coupon/issue', { id, user_ids: [1] });
  const held = async () =>
    (
      await stack.rows<{ id: string; status: string; order_no: string }>(
        `SELECT id, status, order_no FROM order_service.member_coupon WHERE coupon_id = $1`,
        [id],
      )
    )[0];
  return { id: Number((await held())?.id), held };
}
