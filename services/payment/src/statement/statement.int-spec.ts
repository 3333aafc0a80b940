import { createClient, NATS, Outbox } from '@parcelway/platform';
import { statement } from '@parcelway/contracts';
import type { Client } from '@parcelway/contracts';
import {
  adminContext,
  billingFor,
  contextOf,
  freshId,
  memberContext,
  refusalOf,
  startPayment,
  StubStatementPapers,
} from '../../test/payment-stack';
import type { PaymentStack } from '../../test/payment-stack';
import { raiseBill } from '../bill/bill.queries';
import { WalletEntity } from '../wallet/wallet.entity';
import { moveWallet } from '../wallet/wallet.queries';

let stack: PaymentStack;
let statements: Client<typeof statement>;
beforeAll(async () => {
  stack = await startPayment();
  statements = createClient(statement, stack.running.app.get(NATS));
});
afterAll(() => stack.stop());

const topUp = (userId: number, money: string) =>
  stack.client.topUp({ user_id: userId, money, memo: '客服调整' }, adminContext());
const thisMonth = (): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', year: 'numeric', month: '2-digit' })
    .format(new Date())
    .slice(0, 7);
const printed = () => stack.running.app.get(StubStatementPapers).printed.at(-1);

/** A record of another time and place, as history has it; nothing but the records themselves is looked at here. */
async function record(
  userId: number,
  {
    at,
    money,
    currency = 'GBP',
    sequence,
  }: { at: string; money: number; currency?: string; sequence: number },
  before: number,
): Promise<void> {
  await stack.dataSource.query(
    `INSERT INTO wallet (user_id, currency, balance, sequence) VALUES ($1, $2, $3, $4)
     ON CONFLICT (user_id, currency) DO UPDATE SET balance = excluded.balance, sequence = excluded.sequence`,
    [userId, currency, before + money, sequence],
  );
  await stack.dataSource.query(
    `INSERT INTO member_money_record (user_id, currency, money, before, after, kind, memo, wallet_sequence, create_time)
     VALUES ($1, $2, $3, $4, $5, 'adjust', 'm', $6, $7)`,
    [userId, currency, money, before, before + money, sequence, at],
  );
}

/** 100.00 in, 30.00 paid, 0.50 away. */
async function history(userId: number): Promise<string> {
  const order = billingFor(userId, '30.00');
  await raiseBill(stack.dataSource.manager, order, null);
  await topUp(userId, '100.00');
  await stack.client.payFromBalance({ order_no: order.order_no }, memberContext(userId));
  await topUp(userId, '-0.50');
  return order.order_no;
}

describe('the records of a balance', () => {
  it('come newest first with what they sum to and how every balance stands', async () => {
    const userId = freshId();
    await history(userId);
    const list = await statements.moneyRecords({ limit: 2 }, memberContext(userId));
    expect(list).toMatchObject({
      ...{ total: 3, currency: 'GBP', balance: '69.50', income: '100.00', expense: '30.50' },
      wallets: [{ currency: 'GBP', balance: '69.50', is_frozen: false }],
      list: [
        { kind: 'adjust', money: '-0.50', before: '70.00', after: '69.50', bill_no: '' },
        { kind: 'pay', money: '-30.00', before: '100.00', after: '70.00' },
      ],
    });
    expect(list.list[1]?.bill_no).toMatch(/^B/);
    const second = await statements.moneyRecords({ limit: 2, page: 2 }, memberContext(userId));
    expect(second.list.map(({ money }) => money)).toEqual(['100.00']);
  });

  it('are narrowed by kind, month and currency, and so are the sums, never the balance', async () => {
    const userId = freshId();
    await history(userId);
    const { manager } = stack.dataSource;
    const outbox = stack.running.app.get(Outbox);
    const euros = { userId, currency: 'EUR', money: 500n, kind: 'adjust', memo: 'm', adminId: 7 } as const;
    await moveWallet(manager, outbox, { ...euros, requestId: null, against: 'adjustments', ref: null });
    const asked = (more: object) => statements.moneyRecords(more, memberContext(userId));
    expect(await asked({ kind: 'pay' })).toMatchObject({
      ...{ total: 1, balance: '69.50', income: '0.00', expense: '30.00' },
    });
    expect(await asked({ month: thisMonth() })).toMatchObject({ total: 3 });
    expect(await asked({ month: '2020-02' })).toMatchObject({
      ...{ total: 0, list: [], balance: '69.50', income: '0.00', expense: '0.00' },
    });
    expect(await asked({ currency: 'EUR' })).toMatchObject({
      ...{ total: 1, currency: 'EUR', balance: '5.00' },
      wallets: [{ currency: 'GBP' }, { currency: 'EUR' }],
    });
  });

  it('of a member without a wallet are none, over 0.00', async () => {
    expect(await statements.moneyRecords({}, memberContext(freshId()))).toEqual({
      ...{ list: [], total: 0, currency: 'GBP', balance: '0.00', income: '0.00', expense: '0.00' },
      wallets: [{ currency: 'GBP', balance: '0.00', is_frozen: false }],
    });
  });

  it('say that a balance is frozen, and not why', async () => {
    const userId = freshId();
    await topUp(userId, '5.00');
    await stack.dataSource
      .getRepository(WalletEntity)
      .update({ userId }, { isFrozen: true, freezeReason: 'secret' });
    const list = await statements.moneyRecords({}, memberContext(userId));
    expect(list.wallets).toEqual([{ currency: 'GBP', balance: '5.00', is_frozen: true }]);
  });

  it.each([
    ['staff', adminContext(), 'auth.no_permission'],
    ['nobody', contextOf({ kind: 'anonymous' }), 'auth.login_required'],
  ])('are not for %s', async (_who, context, code) => {
    expect(await refusalOf(statements.moneyRecords({}, context))).toMatchObject({ code });
    expect(await refusalOf(statements.scoreRecords({}, context))).toMatchObject({ code });
    expect(await refusalOf(statements.monthly({ month: '2026-01' }, context))).toMatchObject({ code });
  });

  it.each([{ kind: 'gift' }, { month: '2026-13' }, { month: '26-1' }, { currency: 'pounds' }])(
    'by %p are refused',
    async (asked) => {
      const call = statements.moneyRecords(asked as never, memberContext(freshId()));
      expect(await refusalOf(call)).toMatchObject({ code: 'request.invalid' });
    },
  );
});

describe('a statement of a month', () => {
  it('goes from the opening to the closing balance over every movement, with what each kind came to', async () => {
    const userId = freshId();
    await history(userId);
    const pdf = await statements.monthly({ month: thisMonth() }, memberContext(userId));
    expect(Buffer.from(pdf).toString()).toBe(`ST-${thisMonth().replace('-', '')}-${userId}`);
    expect(printed()).toMatchObject({
      ...{ locale: 'en', month: thisMonth(), holder: { account: `m${userId}` } },
      accounts: [
        {
          ...{
            currency: 'GBP',
            opening: '0.00',
            income: '100.00',
            expense: '30.50',
            closing: '69.50',
            count: 3,
          },
          rows: [
            { kind: 'adjust', money: '100.00', after: '100.00' },
            { kind: 'pay', money: '-30.00', after: '70.00' },
            { kind: 'adjust', money: '-0.50', after: '69.50' },
          ],
          kinds: [
            { kind: 'adjust', count: 2, money: '99.50' },
            { kind: 'pay', count: 1, money: '-30.00' },
          ],
        },
      ],
    });
  });

  it('ends as the next begins, by London’s clock, also where records were written in another order', async () => {
    const userId = freshId();
    // 23:30 on 31 July in London is summer time; the second was begun first and waited for the first.
    await record(userId, { at: '2025-07-31T22:30:00Z', money: 1_000, sequence: 1 }, 0);
    await record(userId, { at: '2025-07-31T23:00:00.2Z', money: 200, sequence: 2 }, 1_000);
    await record(userId, { at: '2025-07-31T22:59:59.9Z', money: 30, sequence: 3 }, 1_200);
    await statements.monthly({ month: '2025-07' }, memberContext(userId));
    expect(printed()?.accounts).toMatchObject([{ opening: '0.00', closing: '10.30', count: 2 }]);
    await statements.monthly({ month: '2025-08' }, memberContext(userId));
    expect(printed()?.accounts).toMatchObject([
      { opening: '10.30', closing: '12.30', rows: [{ money: '2.00', after: '12.30' }] },
    ]);
    await statements.monthly({ month: '2025-06' }, memberContext(userId));
    expect(printed()?.accounts).toMatchObject([{ opening: '0.00', closing: '0.00', rows: [], count: 0 }]);
  });

  it('has a part for every currency; a wallet’s own has that one alone', async () => {
    const userId = freshId();
    await record(userId, { at: '2025-07-01T12:00:00Z', money: 700, sequence: 1 }, 0);
    await record(userId, { at: '2025-07-02T12:00:00Z', money: 900, currency: 'EUR', sequence: 1 }, 0);
    await statements.monthly({ month: '2025-07' }, memberContext(userId));
    expect(printed()?.accounts.map(({ currency }) => currency)).toEqual(['EUR', 'GBP']);
    const wallet = await stack.dataSource
      .getRepository(WalletEntity)
      .findOneByOrFail({ userId, currency: 'EUR' });
    await statements.ofWallet({ id: wallet.id, month: '2025-07' }, adminContext());
    expect(printed()?.accounts).toMatchObject([{ currency: 'EUR', closing: '9.00' }]);
  });

  it('of a month to come is refused; a wallet’s is for staff, of a wallet that there is', async () => {
    const userId = freshId();
    const future = statements.monthly({ month: '2099-01' }, memberContext(userId));
    expect(await refusalOf(future)).toMatchObject({ code: 'request.invalid' });
    const asMember = statements.ofWallet({ id: 1, month: '2025-07' }, memberContext(userId));
    expect(await refusalOf(asMember)).toMatchObject({ code: 'auth.no_permission' });
    const missing = statements.ofWallet({ id: 999_999, month: '2025-07' }, adminContext());
    expect(await refusalOf(missing)).toMatchObject({ code: 'crud.not_found' });
  });
});

describe('the records of a score', () => {
  it('come newest first, narrowed by kind and month', async () => {
    const userId = freshId();
    for (const [sequence, score] of [30, -10].entries())
      await stack.dataSource.query(
        `INSERT INTO member_score_record (user_id, score, before, after, kind, memo, score_sequence, create_time)
         VALUES ($1, $2, $3, $4, 'adjust', 'm', $5, $6)`,
        [
          userId,
          score,
          sequence * 30,
          sequence * 30 + score,
          sequence + 1,
          `2025-0${sequence + 6}-15T12:00:00Z`,
        ],
      );
    const asked = (more: object) => statements.scoreRecords(more, memberContext(userId));
    expect((await asked({})).list.map(({ score, after }) => [score, after])).toEqual([
      [-10, 20],
      [30, 30],
    ]);
    expect(await asked({ month: '2025-06' })).toMatchObject({ total: 1, list: [{ score: 30 }] });
    expect(await asked({ kind: 'order' })).toMatchObject({ total: 0, list: [] });
  });
});
