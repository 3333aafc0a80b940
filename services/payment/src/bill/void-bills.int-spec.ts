import { magicCards } from '@parcelway/card-provider';
import type { CardPayment, OrderBilling } from '@parcelway/contracts';
import { luggageOrderCancelled, serviceContext, taxDesk } from '@parcelway/contracts';
import { OrderStatus } from '@parcelway/contracts/statuses';
import { createClient, NATS, Outbox } from '@parcelway/platform';
import { eventually } from '@parcelway/testing';
import { CardPayer } from '../../test/card-payer';
import { adminContext, billingFor, freshId, memberContext, startPayment } from '../../test/payment-stack';
import type { PaymentStack } from '../../test/payment-stack';
import { PaymentRecordEntity } from '../payment/payment-record.entity';
import { startReconciliation } from '../reconciliation/reconcile';
import { BillEntity } from './bill.entity';
import { raiseBill } from './bill.queries';

/** Well below the sweep's own pause of 15 s. */
const AT_ONCE_MS = 5_000;

let stack: PaymentStack;
let payer: CardPayer;
beforeAll(async () => {
  stack = await startPayment();
  payer = await CardPayer.start(stack);
});
afterAll(async () => {
  await payer.stop();
  await stack.stop();
});

interface Case {
  readonly userId: number;
  readonly billings: readonly OrderBilling[];
  readonly bills: readonly BillEntity[];
  readonly card: CardPayment;
}

const billsOf = (userId: number): Promise<BillEntity[]> =>
  stack.dataSource.getRepository(BillEntity).find({ where: { userId }, order: { id: 'ASC' } });
const paymentOf = (paymentNo: string): Promise<PaymentRecordEntity> =>
  stack.dataSource.getRepository(PaymentRecordEntity).findOneByOrFail({ paymentNo });
const balanceOf = async (userId: number): Promise<string> =>
  (await stack.client.balance({}, memberContext(userId))).money;
const stateOf = (card: CardPayment, state: string): Promise<PaymentRecordEntity> =>
  eventually(async () => {
    const payment = await paymentOf(card.payment_no);
    return payment.status === state && payment;
  });
const status = (userId: number, { payment_no }: CardPayment) =>
  stack.checkout.status({ payment_no }, memberContext(userId));

/** A member whose orders, all over, have a bill each, and a payment by card of all these bills. */
async function begun(...amounts: string[]): Promise<Case> {
  const userId = freshId();
  const billings = amounts.map((amount) => billingFor(userId, amount));
  for (const billing of billings) {
    await raiseBill(stack.dataSource.manager, billing, null);
    stack.orders.standing.set(billing.order_no, OrderStatus.cancelled);
  }
  const bills = await billsOf(userId);
  const card = await stack.checkout.card(
    { bill_nos: bills.map(({ billNo }) => billNo) },
    memberContext(userId),
  );
  return { userId, billings, bills, card };
}

const annul = ({ bills }: Case, index = 0) =>
  stack.desk.void({ id: bills[index]?.id ?? 0, reason: 'entered twice' }, adminContext());

/** A member with duty on a box, and a payment by card of it. */
async function begunDuty(): Promise<Case> {
  const userId = freshId();
  const no = `WB-${userId}`;
  stack.waybills.known.set(no, {
    ...{ waybill_id: freshId(), waybill_no: no, order_no: `PW-${no}`, user_id: userId, currency: 'GBP' },
    ...{ status: 1, carrier_code: 'c' },
  });
  const duty = { waybill_no: no, currency: 'GBP', amount: '12.00', reason: 'customs' };
  const { bill_no } = await taxes().raise(duty, adminContext());
  const card = await stack.checkout.card({ bill_no }, memberContext(userId));
  return { userId, billings: [], bills: await billsOf(userId), card };
}

const taxes = () => createClient(taxDesk, stack.running.app.get(NATS));

/** What makes bills void, each with a payment that is under way then. */
const HOWS: [string, () => Promise<Case>, (one: Case) => Promise<unknown>][] = [
  ['by staff', () => begun('86.40'), (one) => annul(one)],
  [
    'with its order',
    () => begun('86.40'),
    async ({ billings: [billing] }) => {
      const outbox = stack.running.app.get(Outbox);
      const data = { ...billing, from: 1, reason: 'why' } as never;
      await outbox.add(stack.dataSource.manager, luggageOrderCancelled, data, null);
      outbox.committed();
    },
  ],
  [
    'for another one',
    () => begun('86.40'),
    async ({ billings: [billing] }) => {
      if (!billing) throw new Error('no billing');
      const dearer = { ...billing, amount: '90.00', revision: 1 };
      await stack.client.rebill(dearer, serviceContext('order', 'test-request', 20_000));
    },
  ],
  [
    'for duty',
    begunDuty,
    ({ bills: [bill] }) => taxes().voidBill({ id: bill?.id ?? 0, reason: 'not ours' }, adminContext()),
  ],
];

/** Called off here and at the provider, sooner than the sweep comes by itself. */
async function expectCalledOff(card: CardPayment, since: number): Promise<void> {
  const { providerRef } = await stateOf(card, 'cancelled');
  expect(Date.now() - since).toBeLessThan(AT_ONCE_MS);
  expect(payer.provider.book.intents.get(providerRef ?? '')?.status).toBe('canceled');
}

describe('a payment under way whose bill is made void', () => {
  it.each(HOWS)('%s is called off at once', async (_how, begin, annulIt) => {
    const one = await begin();
    const since = Date.now();
    await annulIt(one);
    await expectCalledOff(one.card, since);
  });

  it.each(HOWS)('%s is locked before its bill, as where its money comes in', async (_how, begin, annulIt) => {
    const one = await begin();
    const [bill] = one.bills;
    const { annulled } = await stack.dataSource.transaction(async (manager) => {
      await manager.query('SELECT FROM payment_record WHERE payment_no = $1 FOR UPDATE', [
        one.card.payment_no,
      ]);
      const annulled = annulIt(one);
      await eventually(async () => {
        const waiting = await stack.dataSource.query<unknown[]>(
          `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        return waiting.length > 0;
      });
      await manager.query('SELECT FROM bill WHERE id = $1 FOR UPDATE NOWAIT', [bill?.id]);
      return { annulled };
    });
    await annulled;
    await eventually(async () =>
      (await billsOf(one.userId)).some(({ id, isVoid }) => id === bill?.id && isVoid),
    );
  });

  it('is called off also where it pays others that are due', async () => {
    const one = await begun('86.40', '10.00');
    const since = Date.now();
    await annul(one, 1);
    await expectCalledOff(one.card, since);
    expect((await billsOf(one.userId)).map(({ isVoid, payStatus }) => [isVoid, payStatus])).toEqual([
      [false, 1],
      [true, 1],
    ]);
    const again = await stack.checkout.card(
      { bill_no: one.bills[0]?.billNo ?? '' },
      memberContext(one.userId),
    );
    expect(again).toMatchObject({ amount: '86.40' });
  });

  it('is left alone while the bank has it, and its money goes to the balance with the reason', async () => {
    const one = await begun('86.40');
    await payer.confirm(one.card, magicCards.waits);
    const { providerRef } = await stateOf(one.card, 'processing');
    await annul(one);
    expect(await status(one.userId, one.card)).toMatchObject({ status: 'processing' });
    payer.provider.finish(providerRef ?? '');
    await stateOf(one.card, 'succeeded');
    expect(await balanceOf(one.userId)).toBe('86.40');
    const list = await recordsOf(one.userId);
    expect(list).toEqual([
      {
        kind: 'withdrawn',
        money: '8640',
        bill_no: one.bills[0]?.billNo,
        memo: `${one.card.payment_no} 账单已作废，款项已转入余额 The bill was withdrawn; the money is in your balance`,
      },
    ]);
    expect(await status(one.userId, one.card)).toMatchObject({
      status: 'succeeded',
      to_balance: '86.40',
      void_bill_nos: [one.bills[0]?.billNo],
    });
  });

  it('and of which another was paid meanwhile says of each why its money is in the balance', async () => {
    const one = await begun('86.40', '10.00', '5.00');
    const [, paid, due] = one.bills;
    await payer.confirm(one.card, magicCards.waits);
    const { providerRef } = await stateOf(one.card, 'processing');
    await annul(one);
    await stack.desk.payFor(
      { id: paid?.id ?? 0, way: 'offline', amount: '10.00', reference: 'R1' },
      adminContext(),
    );
    payer.provider.finish(providerRef ?? '');
    await stateOf(one.card, 'succeeded');
    expect((await billsOf(one.userId)).find(({ id }) => id === due?.id)).toMatchObject({ payStatus: 2 });
    const list = await recordsOf(one.userId);
    expect(list.map(({ kind, money }) => [kind, money])).toEqual([
      ['recharge', '1000'],
      ['withdrawn', '8640'],
    ]);
    expect(list[0]?.memo).toContain('Paid twice');
  });

  it('that is paid in the same moment leaves a bill that is paid, or void with the money in the balance', async () => {
    const cases: Case[] = [];
    for (let count = 0; count < 8; count += 1) cases.push(await begun('86.40', '10.00'));
    const outcomes = await Promise.allSettled(
      cases.flatMap((one) => [payer.confirm(one.card, magicCards.success), annul(one)]),
    );
    const broken = outcomes.filter(
      (one) => one.status === 'rejected' && (one.reason as { code?: string }).code !== 'pay.already_paid',
    );
    expect(broken).toEqual([]);
    for (const { userId, card } of cases) {
      const payment = await eventually(async () => {
        const found = await paymentOf(card.payment_no);
        return ['succeeded', 'cancelled'].includes(found.status) && found;
      });
      const [bill] = await billsOf(userId);
      const isTaken = payment.status === 'succeeded';
      expect(bill?.payStatus).toBe(isTaken && !bill?.isVoid ? 2 : 1);
      expect(await balanceOf(userId)).toBe(isTaken && bill?.isVoid ? '86.40' : '0.00');
    }
  });
});

const recordsOf = (userId: number) =>
  stack.dataSource.query<{ kind: string; money: string; bill_no: string; memo: string }[]>(
    `SELECT kind, money, bill_no, memo FROM member_money_record WHERE user_id = $1 ORDER BY id`,
    [userId],
  );

it('leaves books that agree', async () => {
  const run = await startReconciliation(stack.dataSource, { scope: 'all', adminId: null });
  expect(await run?.finished).toMatchObject({ status: 'clean', differences: [] });
});
