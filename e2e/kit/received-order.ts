import { randomUUID } from 'node:crypto';
import { OrderStatus } from '@parcelway/contracts/statuses';
import { eventually } from '@parcelway/testing';
import type { Api } from './api';
import { detail, place } from './shipment';
import type { Ready } from './shipment';

export interface BoxedOrder {
  readonly id: number;
  readonly no: string;
  /** Numbers of its two boxes. */
  readonly boxes: readonly [string, string];
}

/** An order of two boxes that its member has paid from the balance, with its waybills. */
export async function paidOrder(member: Api, ready: Ready): Promise<BoxedOrder> {
  const { order_id: id, order_no: no } = await place(ready);
  await member.ok(member.post('/api/Pay/balance', { order_no: no }, { key: randomUUID() }));
  const [first, second] = await eventually(async () => {
    const { waybills } = await detail(member, no);
    return waybills.length === 2 && waybills.map(({ waybill_no }) => waybill_no);
  });
  if (!first || !second) throw new Error(`order ${no} has no two boxes`);
  return { id, no, boxes: [first, second] };
}

/** One that the warehouse has received as well. */
export async function receivedOrder(member: Api, staff: Api, ready: Ready): Promise<BoxedOrder> {
  const order = await paidOrder(member, ready);
  for (const waybill_no of order.boxes)
    await staff.ok(staff.post('/admin/warehouse.Scan/inbound', { waybill_no }));
  await eventually(async () => (await detail(member, order.no)).order_status === OrderStatus.inbound);
  return order;
}
