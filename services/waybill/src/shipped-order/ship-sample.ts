import type { PaidOrder } from '@parcelway/contracts';
import { luggageOrderPaid } from '@parcelway/contracts';
import { eventually, sayEvent } from '@parcelway/testing';
import type { Stack } from '@parcelway/testing';
import type { WaybillEntity } from '../waybill/waybill.entity';

/** Waits until the service has taken in every event of a kind that was published. */
export async function settled(stack: Stack, durable: string): Promise<void> {
  const manager = await stack.nats.jetstreamManager();
  await eventually(async () => {
    const info = await manager.consumers.info('EVENTS', durable);
    return info.num_pending === 0 && info.num_ack_pending === 0;
  }, 30_000);
}

export const PAID_CONSUMER = 'waybill-order_luggage-order-paid-v1';

/** Pays an order and answers its waybill numbers by box. */
export async function ship(stack: Stack, order: PaidOrder): Promise<readonly [string, ...string[]]> {
  await sayEvent(stack, luggageOrderPaid, order);
  const rows = await eventually(async () => {
    const found = await stack.rows<{ waybill_no: WaybillEntity['waybillNo'] }>(
      `SELECT waybill_no FROM waybill_service.waybill WHERE order_id = $1 ORDER BY package_no`,
      [order.order_id],
    );
    return found.length === order.packages.length ? found : null;
  });
  return rows.map(({ waybill_no }) => waybill_no) as [string, ...string[]];
}
