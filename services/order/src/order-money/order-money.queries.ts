import type { BILLED_ORDERS, OrderAmount } from '@parcelway/contracts';
import type { NamedQuery } from '@parcelway/platform';

type Kind = (typeof BILLED_ORDERS)[number];

const OF_EVERY = { paid: 'o.paid_amount', refunded: 'o.refunded_amount' };
/** Of sheet orders; what went back is what was paid and is not there any more. */
const OF_SHEETS: Readonly<Record<OrderAmount, string>> = {
  paid: 'o.paid_amount',
  refunded: 'o.paid_amount - o.actual_pay_amount',
  actual: 'o.actual_pay_amount',
  third_party: 'o.third_party_paid_amount',
  balance: 'o.money_paid_amount',
  foreign: 'o.foreign_money_paid_amount',
  internal: 'o.internal_money_paid_amount',
  offline: 'o.offline_paid_amount',
};

/** $1 the id to go on after, $2 rows at once → id, no, user_id, currency, pay_status, amounts (minor units as text), is_settled */
const page = (
  table: string,
  no: string,
  amounts: Readonly<Partial<Record<OrderAmount, string>>>,
): NamedQuery => ({
  name: `money-of-${table}`,
  text: `SELECT o.id, o.${no} AS no, o.user_id, o.currency, o.pay_status, o.update_time < now() - interval '15 minutes' AS is_settled,
      jsonb_build_object(${Object.entries(amounts)
        .map(([name, column]) => `'${name}', (${column})::text`)
        .join(', ')}) AS amounts
    FROM ${table} o WHERE o.id > $1 ORDER BY o.id LIMIT $2`,
});

export const MONEY_OF: Readonly<Record<Kind, NamedQuery>> = {
  luggage: page('luggage_order', 'order_no', OF_EVERY),
  sheet: page('sheet_order', 'sheet_no', OF_SHEETS),
  storage: page('store_order', 'order_no', OF_EVERY),
};

export interface MoneyRow {
  /** bigint, as pg gives it, as the two below */
  readonly id: string;
  readonly no: string;
  readonly user_id: string;
  readonly currency: string;
  readonly pay_status: number;
  readonly is_settled: boolean;
  readonly amounts: Readonly<Partial<Record<OrderAmount, string>>>;
}
