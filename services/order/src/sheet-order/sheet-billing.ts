import type { CallContext, OrderBilling } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import { formatMoney } from '@parcelway/money';
import type { DataSource } from 'typeorm';
import { SheetOrderEntity } from './sheet-order.entity';

/** What a sheet order's bill says; a member's only to that member. Errors: order.not_found. */
export async function sheetBilling(
  dataSource: DataSource,
  sheetNo: string,
  { identity }: CallContext,
): Promise<OrderBilling> {
  const order = await dataSource.manager.findOneBy(SheetOrderEntity, {
    sheetNo,
    isVoid: false,
    ...(identity.kind === 'member' ? { userId: identity.id } : {}),
  });
  if (!order || identity.kind === 'anonymous') throw new DomainError('order.not_found');
  return { ...billingOf(order), revision: order.billRevision };
}

/** What a sheet order asks for. */
export function billingOf(
  order: Pick<SheetOrderEntity, 'id' | 'sheetNo' | 'userId' | 'currency' | 'amount' | 'quoteSnapshot'>,
) {
  return {
    order_id: order.id,
    order_no: order.sheetNo,
    user_id: order.userId,
    currency: order.currency,
    amount: formatMoney(order.amount, order.currency),
    lines: order.quoteSnapshot.lines,
    due_at: null,
    bill_type: 'sheet' as const,
  };
}
