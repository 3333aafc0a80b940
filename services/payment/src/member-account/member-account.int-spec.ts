import { luggageOrderCredited, memberAccount } from '@parcelway/contracts';
import type { Client, OrderBilling } from '@parcelway/contracts';
import { createClient, NATS, Outbox } from '@parcelway/platform';
import { eventually } from '@parcelway/testing';
import {
  adminContext,
  billingFor,
  freshId,
  memberContext,
  NO_MEMBER,
  refusalOf,
  startPayment,
} from '../../test/payment-stack';
import type { PaymentStack } from '../../test/payment-stack';
import { raiseBill } from '../bill/bill.queries';

let stack: PaymentStack;
let account: Client<typeof memberAccount>;
beforeAll(async () => {
  stack = await startPayment();
  account = createClient(memberAccount, stack.running.app.get(NATS));
});
afterAll(() => stack.stop());

const adjust = (userId: number, score: number | string, key?: string) =>
  account.adjustScore({ user_id: userId, score, memo: '客服调整' }, adminContext(key));
const topUp = (userId: number, money: string) =>
  stack.client.topUp({ user_id: userId, money, memo: '充值' }, adminContext());
const query = <Row>(sql: string, values: unknown[]): Promise<Row[]> => stack.dataSource.query(sql, values);

describe('a score', () => {
  it('is moved with a record, the admin and an event', async () => {
    const userId = freshId();
    expect(await adjust(userId, 120)).toMatchObject({ before: 0, after: 120 });
    expect(await adjust(userId, '-20')).toMatchObject({ before: 120, after: 100 });
    expect(await account.standing({ user_id: userId }, adminContext())).toEqual({
      money: '0.00',
      score: 100,
    });
    expect(
      await query(
        `SELECT score, before, after, kind, memo, score_sequence, admin_id FROM member_score_record WHERE user_id = $1 ORDER BY id`,
        [userId],
      ),
    ).toMatchObject([
      {
        score: 120,
        before: 0,
        after: 120,
        kind: 'adjust',
        memo: '客服调整',
        score_sequence: '1',
        admin_id: '7',
      },
      { score: -20, before: 120, after: 100, score_sequence: '2' },
    ]);
    expect(
      await query(
        `SELECT payload FROM outbox WHERE name = 'payment.score-changed' AND payload->'user_id' = to_jsonb($1::bigint) ORDER BY position`,
        [userId],
      ),
    ).toEqual([
      { payload: { user_id: userId, score: 120, sequence: 1 } },
      { payload: { user_id: userId, score: 100, sequence: 2 } },
    ]);
  });

  it('never goes below zero and a refusal leaves nothing', async () => {
    const userId = freshId();
    expect(await refusalOf(adjust(userId, -1))).toMatchObject({ code: 'score.below_zero' });
    expect(await query(`SELECT 1 FROM member_score WHERE user_id = $1`, [userId])).toEqual([]);
    await adjust(userId, 5);
    expect(await refusalOf(adjust(userId, -6))).toMatchObject({ code: 'score.below_zero' });
  });

  it('taken down from 10 by 20 calls at once is taken 10 times', async () => {
    const userId = freshId();
    await adjust(userId, 10);
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => adjust(userId, -1)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    const records = await query<{ before: number; after: number }>(
      `SELECT before, after FROM member_score_record WHERE user_id = $1 ORDER BY score_sequence`,
      [userId],
    );
    expect(records.map(({ after }) => after)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
  });

  it('is moved once by a repeated key', async () => {
    const userId = freshId();
    const replies = await Promise.all(Array.from({ length: 5 }, () => adjust(userId, 3, `s${userId}`)));
    expect(replies).toEqual(Array.from(replies, () => replies[0]));
    expect(await account.standing({ user_id: userId }, adminContext())).toMatchObject({ score: 3 });
  });

  it.each(['0', '-0'])('is not moved by %s', async (score) => {
    await expect(adjust(freshId(), score)).rejects.toMatchObject({
      fields: [{ field: 'score', rule: 'not_zero' }],
    });
  });

  it('belongs to members only and is moved by staff only', async () => {
    expect(await refusalOf(adjust(NO_MEMBER, 1))).toMatchObject({ code: 'member.not_found' });
    const userId = freshId();
    const byMember = account.adjustScore({ user_id: userId, score: 1, memo: 'm' }, memberContext(userId));
    expect(await refusalOf(byMember)).toMatchObject({ code: 'auth.no_permission' });
    expect(await refusalOf(account.standing({ user_id: userId }, memberContext(userId)))).toMatchObject({
      code: 'auth.no_permission',
    });
  });

  it.each(['UPDATE member_score_record SET memo = memo', 'DELETE FROM member_score_record'])(
    'has records that refuse %s',
    async (statement) => {
      await expect(stack.dataSource.query(statement)).rejects.toThrow('append-only');
    },
  );
});

describe('the score of a bill', () => {
  const scored = (userId: number, records: number) =>
    eventually(async () => {
      const found = await query<{ score: number; kind: string; ref_no: string; memo: string }>(
        `SELECT score, kind, ref_no, memo FROM member_score_record WHERE user_id = $1 ORDER BY score_sequence`,
        [userId],
      );
      return found.length >= records && found;
    });
  const giveBack = async (order: OrderBilling, amount: string): Promise<void> => {
    const outbox = stack.running.app.get(Outbox);
    await outbox.add(stack.dataSource.manager, luggageOrderCredited, {
      ...{ order_id: order.order_id, order_no: order.order_no, user_id: order.user_id },
      ...{ currency: 'GBP', amount, memo: '超收退回' },
    });
    outbox.committed();
  };

  it('is a point a pound, once it is paid, and refunds take their share back', async () => {
    const userId = freshId();
    const order = billingFor(userId, '80.50');
    await raiseBill(stack.dataSource.manager, order, null);
    await topUp(userId, '100.00');
    await stack.client.payFromBalance({ order_no: order.order_no }, memberContext(userId));
    const [bill] = await query<{ bill_no: string }>(`SELECT bill_no FROM bill WHERE ref_no = $1`, [
      order.order_no,
    ]);
    const ofBill = { ref_no: bill?.bill_no, memo: order.order_no };
    expect(await scored(userId, 1)).toEqual([{ score: 80, kind: 'order', ...ofBill }]);
    await giveBack(order, '20.13');
    expect((await scored(userId, 2))[1]).toEqual({ score: -21, kind: 'refund', ...ofBill });
    await adjust(userId, -50);
    await giveBack(order, '60.37');
    expect((await scored(userId, 4))[3]).toEqual({ score: -9, kind: 'refund', ...ofBill });
  });

  it('is not given twice', async () => {
    const userId = freshId();
    await adjust(userId, 1);
    const twice = `INSERT INTO member_score_record (user_id, score, before, after, kind, memo, ref_no, score_sequence)
      VALUES ($1, 1, 0, 1, 'order', '', 'B-TWICE', $2)`;
    await query(twice, [userId, 2]);
    await expect(query(twice, [userId, 3])).rejects.toThrow('member_score_record_once');
  });
});

describe('the records of an account', () => {
  it('come newest first, page by page, with their total, the owner’s only', async () => {
    const [userId, other] = [freshId(), freshId()];
    await topUp(other, '99.00');
    for (const money of ['10.10', '0.20', '-0.30']) await topUp(userId, money);
    for (const score of [7, -2]) await adjust(userId, score);
    const firstPage = await account.moneyRecords({ page: 1, limit: 2 }, memberContext(userId));
    expect(firstPage).toEqual({
      total: 3,
      list: [
        expect.objectContaining({ user_id: userId, money: '-0.30', before: '10.30', after: '10.00' }),
        expect.objectContaining({ money: '0.20', before: '10.10', after: '10.30', memo: '充值' }),
      ],
    });
    expect(Object.keys(firstPage.list[0] ?? {}).sort()).toEqual(
      ['id', 'user_id', 'money', 'before', 'after', 'memo', 'create_time'].sort(),
    );
    expect(firstPage.list[0]?.create_time).toBeGreaterThan(1_700_000_000);
    const second = await account.moneyRecords({ page: 2, limit: 2 }, memberContext(userId));
    expect([second.total, second.list.map(({ money }) => money)]).toEqual([3, ['10.10']]);
    const scores = await account.scoreRecords({}, memberContext(userId));
    expect([scores.total, scores.list.map(({ score, after }) => [score, after])]).toEqual([
      2,
      [
        [-2, 5],
        [7, 7],
      ],
    ]);
  });

  it('of somebody without any, and a page behind the last, are empty', async () => {
    const userId = freshId();
    expect(await account.moneyRecords({}, memberContext(userId))).toEqual({ list: [], total: 0 });
    await topUp(userId, '1.00');
    expect(await account.moneyRecords({ page: 9 }, memberContext(userId))).toEqual({ list: [], total: 1 });
    expect(await account.scoreRecords({}, memberContext(userId))).toEqual({ list: [], total: 0 });
  });
});

describe('the series of a member', () => {
  const insert = (userId: number, at: string, sequence: number, minor: number) =>
    stack.dataSource.query(
      `INSERT INTO member_money_record (user_id, currency, money, before, after, kind, memo, wallet_sequence, create_time)
       VALUES ($1, 'GBP', $2::bigint, 100000, 100000 + $2::bigint, 'adjust', 'm', $3, ((now() AT TIME ZONE 'Europe/London')::date + $4::interval) AT TIME ZONE 'Europe/London')`,
      [userId, minor, sequence, at],
    );

  it('sums changes by London’s days, the oldest first, and leaves out older ones', async () => {
    const userId = freshId();
    await insert(userId, '-7 days 23:59:59', 1, 1);
    await insert(userId, '-6 days 00:00:00', 2, 250);
    await insert(userId, '-6 days 23:59:59', 3, -50);
    await insert(userId, '0 days 00:00:00', 4, 1234);
    await adjust(userId, 9);
    await adjust(userId, -4);
    const { days, money, score } = await account.memberSeries({ days: 7 }, memberContext(userId));
    expect(money).toEqual(['2.00', '0.00', '0.00', '0.00', '0.00', '0.00', '12.34']);
    expect(score).toEqual([0, 0, 0, 0, 0, 0, 5]);
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' }).format(new Date());
    expect([days.length, days.at(-1)]).toEqual([7, today]);
    expect(days).toEqual([...days].sort());
  });
});

describe('the unpaid bills of a member', () => {
  it('are the owner’s that still want money, the most urgent first', async () => {
    const userId = freshId();
    const late = { ...billingFor(userId), due_at: '2030-01-03T00:00:00.000Z' };
    const soon = { ...billingFor(userId, '20.00'), due_at: '2030-01-01T00:00:00.000Z' };
    const paid = billingFor(userId, '5.00');
    for (const billing of [late, soon, paid, billingFor(freshId())])
      await raiseBill(stack.dataSource.manager, billing, null);
    await topUp(userId, '5.00');
    await stack.client.payFromBalance({ order_no: paid.order_no }, memberContext(userId));
    expect(await account.unpaidBills({}, memberContext(userId))).toEqual([
      {
        bill_no: expect.stringMatching(/^B/),
        ref_no: soon.order_no,
        currency: 'GBP',
        amount: '20.00',
        due_at: Date.parse(soon.due_at) / 1000,
      },
      expect.objectContaining({ ref_no: late.order_no, amount: '181.14' }),
    ]);
  });
});
