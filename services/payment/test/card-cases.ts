import type { CardPayment, OrderBilling } from '@parcelway/contracts';
import { eventually } from '@parcelway/testing';
import { BillEntity } from '../src/bill/bill.entity';
import { PaymentSweep } from '../src/checkout/payment-sweep';
import { PaymentRecordEntity } from '../src/payment/payment-record.entity';
import { ProviderEventEntity } from '../src/provider/provider-event.entity';
import { memberWithOrder } from './member-with-order';
import { memberContext } from './payment-stack';
import type { PaymentStack } from './payment-stack';

/** What an order costs here. */
export const AMOUNT = '86.40';

/** A payment by card of an order that has begun. */
export interface CardCase {
  readonly userId: number;
  readonly billing: OrderBilling;
  readonly card: CardPayment;
}

/** Steps of payments by card and what they leave, for the stack that a test has started. */
export function cardCases(stack: () => PaymentStack) {
  const begin = (userId: number, order_no: string, key?: string): Promise<CardPayment> =>
    stack().checkout.card({ order_no }, memberContext(userId, key));

  async function begun(): Promise<CardCase> {
    const { userId, billing } = await memberWithOrder(stack(), AMOUNT);
    return { userId, billing, card: await begin(userId, billing.order_no) };
  }

  const paymentOf = (paymentNo: string): Promise<PaymentRecordEntity> =>
    stack().dataSource.getRepository(PaymentRecordEntity).findOneByOrFail({ paymentNo });
  const billOf = (refNo: string): Promise<BillEntity> =>
    stack().dataSource.getRepository(BillEntity).findOneByOrFail({ refNo });
  const eventsOf = (paymentNo: string): Promise<ProviderEventEntity[]> =>
    stack().dataSource.getRepository(ProviderEventEntity).findBy({ paymentNo });
  const historyOf = async (paymentNo: string): Promise<string[]> => {
    const rows = await stack().dataSource.query<{ to_status: string }[]>(
      `SELECT h.to_status FROM payment_record_history h JOIN payment_record p ON p.id = h.subject_id
       WHERE p.payment_no = $1 ORDER BY h.id`,
      [paymentNo],
    );
    return rows.map(({ to_status }) => to_status);
  };
  const paidEvents = async (userId: number): Promise<number> => {
    const rows = await stack().dataSource.query<unknown[]>(
      `SELECT 1 FROM outbox WHERE name = 'payment.bill-paid' AND (payload->>'user_id')::bigint = $1`,
      [userId],
    );
    return rows.length;
  };
  const balanceOf = async (userId: number): Promise<string> =>
    (await stack().client.balance({}, memberContext(userId))).money;
  const stateOf = (paymentNo: string, status: string): Promise<PaymentRecordEntity> =>
    eventually(async () => {
      const payment = await paymentOf(paymentNo);
      return payment.status === status && payment;
    });
  /** The clock of the sweep, past every pause. */
  const sweepLater = (hours = 2): Promise<number> =>
    stack()
      .running.app.get(PaymentSweep)
      .run(new Date(Date.now() + hours * 3_600_000));
  const status = (userId: number, payment_no: string) =>
    stack().checkout.status({ payment_no }, memberContext(userId));

  /** What the books say of a payment, by account. */
  const entriesOf = async (paymentNo: string): Promise<Record<string, number>> => {
    const rows = await stack().dataSource.query<{ account: string; amount: string }[]>(
      `SELECT e.account, e.amount FROM ledger_entry e JOIN journal j ON j.id = e.journal_id WHERE j.ref_no = $1`,
      [paymentNo],
    );
    return Object.fromEntries(rows.map(({ account, amount }) => [account, Number(amount)]));
  };

  /** However often and in whatever order it was told. */
  async function expectPaidOnce({ userId, billing, card }: CardCase): Promise<void> {
    await stateOf(card.payment_no, 'succeeded');
    expect(await billOf(billing.order_no)).toMatchObject({
      payStatus: 2,
      paidAmount: 8640n,
      refundedAmount: 0n,
      paidWay: 'card',
    });
    const moves = await historyOf(card.payment_no);
    expect(moves.filter((to) => to === 'succeeded')).toHaveLength(1);
    expect(await paidEvents(userId)).toBe(1);
    expect(await balanceOf(userId)).toBe('0.00');
    expect(await entriesOf(card.payment_no)).toEqual({ 'clearing:card': 8640, 'sales:order': -8640 });
  }
  return {
    begin,
    begun,
    paymentOf,
    billOf,
    eventsOf,
    paidEvents,
    balanceOf,
    stateOf,
    sweepLater,
    status,
    entriesOf,
    expectPaidOnce,
  };
}
