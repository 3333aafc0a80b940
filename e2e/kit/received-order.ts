import { randomUUID } from 'node:crypto';
import { OrderStatus } from '@parcelway/contracts/statuses';
import { eventually } from '@parcelway/testing';
import type { Api } from './api';
import { detail, place } from './shipment';
import type { Ready } from './shipment';

export interface ReceivedOrder {
  readonly id: number;
  readonly no: string;
  /** Numbers of its two boxes. */
  readonly boxes: readonly [string, string];
}

/** An order of two boxes that its member has paid and the warehouse has received. */
export async function receivedOrder(member: Api, staff: Api, ready: Ready): Promise<ReceivedOrder> {
  const { order_id: id, order_no: no } = await place(ready);
  await member.ok(member.post('/api/Pay/balance', { order_no: no }, { key: randomUUID() }));
  const { waybills } = await eventually(async () => {
    const order = await detail(member, no);
    return order.waybills.length === 2 && order;
  });
  for (const { waybill_no } of waybills)
    await staff.ok(staff.post('/admin/warehouse.Scan/inbound', { waybill_no }));
  await eventually(async () => (await detail(member, no)).order_status === OrderStatus.inbound);
  const [first, second] = waybills.map(({ waybill_no }) => waybill_no);
  if (!first || !second) throw new Error(`order ${no} has no two boxes`);
  return { id, no, boxes: [first, second] };
}
