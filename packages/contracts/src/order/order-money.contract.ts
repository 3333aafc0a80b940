import { answers, call, defineContract } from '../define';
import { OneOf, Whole } from '../validation';

export const ORDERS_AT_ONCE = 1_000;
export const BILLED_ORDERS = ['luggage', 'sheet', 'storage'] as const;

export class OrderMoneyPage {
  @OneOf(BILLED_ORDERS) kind!: (typeof BILLED_ORDERS)[number];
  /** The id to go on after; 0 = from the first one. */
  @Whole() after!: number;
}

/** The amounts that an order has of its bills; decimal strings in its currency. Only sheet orders say by what way (D3, docs/domain). */
export type OrderAmount =
  'paid' | 'refunded' | 'actual' | 'third_party' | 'balance' | 'foreign' | 'internal' | 'offline';

/** What an order has of the payments for it. */
export interface OrderMoney {
  /** Its number, as on its bills. */
  readonly no: string;
  readonly user_id: number;
  readonly currency: string;
  readonly pay_status: number;
  readonly amounts: Readonly<Partial<Record<OrderAmount, string>>>;
}

/** Orders as they follow from their bills, for the comparison with these. Services only. Errors: auth.no_permission. */
export const orderMoney = defineContract('order.order-money', {
  /**
   * The next ORDERS_AT_ONCE orders in the order of their ids, deleted ones too, without those that changed in the last 15 minutes; `last` is the id
   * to go on after, null behind the last order.
   */
  page: call(OrderMoneyPage, answers<{ last: number | null; orders: readonly OrderMoney[] }>()),
});
