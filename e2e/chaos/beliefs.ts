import type { MemberRefund, TaxBill } from '@parcelway/contracts';
import { OrderStatus } from '@parcelway/contracts/statuses';
import type { Api } from '../kit/api';
import { detail } from '../kit/shipment';

/** What a customer was told, and may rely on from then on. */
export type Belief =
  | {
      readonly what: 'placed' | 'order paid' | 'order cancelled' | 'order held' | 'order released';
      readonly orderNo: string;
    }
  | { readonly what: 'payment succeeded' | 'payment cancelled'; readonly paymentNo: string }
  | { readonly what: 'refund asked' | 'refund settled'; readonly orderNo: string; readonly refundNo: string }
  | { readonly what: 'duty billed' | 'duty paid'; readonly orderNo: string; readonly billNo: string };

/** Whether it is so, as its customer sees it now. That an order was held is in its history only: see `expectDutyHeld`. */
export async function isTrue(api: Api, belief: Belief): Promise<boolean> {
  if ('paymentNo' in belief) {
    const path = `/api/Pay/status?payment_no=${belief.paymentNo}`;
    return belief.what === `payment ${(await api.ok(api.get<{ status: string }>(path))).status}`;
  }
  if ('refundNo' in belief) {
    const refund = (await refundsOf(api, belief.orderNo)).find(
      ({ refund_no }) => refund_no === belief.refundNo,
    );
    return belief.what === 'refund settled' ? refund?.status === 'settled' : refund !== undefined;
  }
  if ('billNo' in belief) {
    const path = `/api/Pay/taxBills?order_no=${belief.orderNo}`;
    const { list } = await api.ok(api.get<{ list: TaxBill[] }>(path));
    const bill = list.find(({ bill_no }) => bill_no === belief.billNo);
    return belief.what === 'duty paid' ? bill?.pay_status === 2 : bill !== undefined;
  }
  const { order_status, pay_status } = await detail(api, belief.orderNo);
  if (belief.what === 'order cancelled') return order_status === OrderStatus.cancelled;
  if (belief.what === 'order released') return order_status !== OrderStatus.onHold;
  return belief.what !== 'order paid' || pay_status !== 1;
}

async function refundsOf(api: Api, orderNo: string): Promise<readonly MemberRefund[]> {
  const path = `/api/Pay/refunds?ref_no=${orderNo}&limit=50`;
  return (await api.ok(api.get<{ list: MemberRefund[] }>(path))).list;
}
