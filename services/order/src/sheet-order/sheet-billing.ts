import type { CallContext, OrderBilling } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import { formatMoney } from '@parcelway/money';
import type { DataSource } from 'typeorm';
import type { SheetOffer } from './sheet-offer';
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
  return billingOf(order, { ...order, lines: order.quoteSnapshot.lines });
}

/** What a sheet order asks for at the price of an offer. */
export function offeredBilling(order: Billed, { amount, channel, snapshot }: SheetOffer) {
  return billingOf(order, { amount, currency: channel.currency, lines: snapshot.lines });
}

type Billed = Pick<SheetOrderEntity, 'id' | 'sheetNo' | 'userId'>;

function billingOf(
  order: Billed,
  {
    amount,
    currency,
    lines,
  }: { readonly amount: bigint; readonly currency: string; readonly lines: OrderBilling['lines'] },
) {
  return {
    order_id: order.id,
    order_no: order.sheetNo,
    user_id: order.userId,
    currency,
    amount: formatMoney(amount, currency),
    lines,
    due_at: null,
    bill_type: 'sheet' as const,
  };
}
