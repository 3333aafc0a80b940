import type { CallContext, Handlers, OrderMoney, OrderMoneyPage } from '@parcelway/contracts';
import { DomainError, orderMoney, ORDERS_AT_ONCE } from '@parcelway/contracts';
import { formatMoney } from '@parcelway/money';
import { runNamed, Serves } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import type { MoneyRow } from './order-money.queries';
import { MONEY_OF } from './order-money.queries';

/** What orders have of the payments for them, for the reconciliation. */
@Serves(orderMoney)
export class OrderMoneyService implements Handlers<typeof orderMoney> {
  constructor(private readonly dataSource: DataSource) {}

  async page(
    { kind, after }: OrderMoneyPage,
    { identity }: CallContext,
  ): Promise<{ last: number | null; orders: readonly OrderMoney[] }> {
    if (identity.kind !== 'service') throw new DomainError('auth.no_permission');
    const rows = await runNamed<MoneyRow>(this.dataSource, MONEY_OF[kind], [Number(after), ORDERS_AT_ONCE]);
    const last = rows.at(-1);
    return { last: last ? Number(last.id) : null, orders: rows.filter((row) => row.is_settled).map(shown) };
  }
}

function shown({ no, user_id, currency, pay_status, amounts }: MoneyRow): OrderMoney {
  const money = Object.entries(amounts).map(([name, minor]) => [name, formatMoney(BigInt(minor), currency)]);
  return { ...{ no, currency, pay_status }, user_id: Number(user_id), amounts: Object.fromEntries(money) };
}
