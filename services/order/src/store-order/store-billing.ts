import type { CallContext, OrderBilling } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import { StoreStatus } from '@parcelway/contracts/statuses';
import type { DataSource } from 'typeorm';
import { billingOf } from './store-views';
import { StoreOrderEntity } from './store-order.entity';

/** What a storage order's first bill says; a member's only to that member. Errors: order.not_found. */
export async function storeBilling(
  dataSource: DataSource,
  orderNo: string,
  { identity }: CallContext,
): Promise<OrderBilling> {
  const order = await dataSource.manager.findOneBy(StoreOrderEntity, {
    orderNo,
    status: StoreStatus.awaitingPayment,
    ...(identity.kind === 'member' ? { userId: identity.id } : {}),
  });
  if (!order || identity.kind === 'anonymous') throw new DomainError('order.not_found');
  return billingOf(order);
}
