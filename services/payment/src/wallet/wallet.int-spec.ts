import { DEMO_IDS } from '@parcelway/contracts';
import { currencyDecimals, formatMoney } from '@parcelway/money';
import fc from 'fast-check';
import { seed } from '../../seeds';
import {
  adminContext,
  contextOf,
  freshId,
  memberContext,
  NO_MEMBER,
  refusalOf,
  startPayment,
} from '../../test/payment-stack';
import type { PaymentStack } from '../../test/payment-stack';
import { MemberMoneyRecordEntity } from './member-money-record.entity';
import { WalletEntity } from './wallet.entity';

let stack: PaymentStack;
beforeAll(async () => {
  stack = await startPayment();
});
afterAll(() => stack.stop());

const topUp = (userId: number, money: string, key?: string) =>
  stack.client.topUp({ user_id: userId, money, memo: '客服调整' }, adminContext(key));
const balance = (userId: number) => stack.client.balance({}, memberContext(userId));
const walletOf = (userId: number) => stack.dataSource.getRepository(WalletEntity).findOneBy({ userId });
const recordsOf = (userId: number) =>
  stack.dataSource
    .getRepository(MemberMoneyRecordEntity)
    .find({ where: { userId }, order: { walletSequence: 'asc' } });

describe('a balance', () => {
  it('without a wallet is 0.00 GBP', async () => {
    expect(await balance(freshId())).toEqual({ currency: 'GBP', money: '0.00', is_frozen: false });
  });

  it('of 10.10 and 0.20 more is 10.30 in every answer and row (C6, C7)', async () => {
    const userId = freshId();
    expect(await topUp(userId, '10.10')).toMatchObject({ before: '0.00', after: '10.10' });
    expect(await topUp(userId, '0.20')).toMatchObject({ before: '10.10', after: '10.30' });
    expect(await balance(userId)).toMatchObject({ money: '10.30' });
    const records = await recordsOf(userId);
    expect(records.map(({ money, after }) => [money, after])).toEqual([
      [1010n, 1010n],
      [20n, 1030n],
    ]);
    const wallet = await walletOf(userId);
    expect(wallet?.balance).toBe(1030n);
    const [sum] = (await stack.dataSource.query(
      'SELECT sum(money)::bigint AS money FROM member_money_record WHERE user_id = $1',
      [userId],
    )) as { money: string }[];
    expect(formatMoney(BigInt(sum?.money ?? 0))).toBe('10.30');
    const [[returned]] = (await stack.dataSource.query(
      'UPDATE wallet SET version = version + 1 WHERE user_id = $1 RETURNING balance',
      [userId],
    )) as [{ balance: string }[], number];
    expect(formatMoney(BigInt(returned?.balance ?? 0))).toBe('10.30');
  });

  it('of a demo copy is 1000.00 for the demo member, whose record says why, and a second seed adds nothing', async () => {
    await seed(stack.dataSource, { demo: true, config: {} as never });
    expect(await balance(DEMO_IDS.member)).toMatchObject({ money: '1000.00' });
    expect(await recordsOf(DEMO_IDS.member)).toMatchObject([
      { kind: 'recharge', money: 100_000n, memo: '开户赠送 Opening balance', walletSequence: 1 },
    ]);
  });

  it.each([
    ['staff', adminContext(), 'auth.no_permission'],
    ['nobody', contextOf({ kind: 'anonymous' }), 'auth.login_required'],
  ])('asked for by %s is refused', async (_who, context, code) => {
    expect(await refusalOf(stack.client.balance({}, context))).toMatchObject({ code });
  });
});

describe('a top-up', () => {
  it('of 100.00 makes the wallet, the record with the admin and memo, and the event', async () => {
    const userId = freshId();
    const { id } = await topUp(userId, '100.00');
    expect(await recordsOf(userId)).toMatchObject([
      { id, kind: 'adjust', money: 10_000n, adminId: 7, memo: '客服调整', billNo: null, walletSequence: 1 },
    ]);
    const said = (await stack.dataSource.query(
      `SELECT payload, request_id FROM outbox
       WHERE name = 'payment.wallet-changed' AND (payload->>'user_id')::bigint = $1`,
      [userId],
    )) as unknown[];
    expect(said).toEqual([
      {
        payload: { user_id: userId, currency: 'GBP', money: '100.00', sequence: 1 },
        request_id: 'test-request',
      },
    ]);
  });

  it('of -30.00 takes money away', async () => {
    const userId = freshId();
    await topUp(userId, '100');
    expect(await topUp(userId, '-30.00')).toMatchObject({ before: '100.00', after: '70.00' });
  });

  it('of -0.01 on nothing is refused and leaves no wallet', async () => {
    const userId = freshId();
    expect(await refusalOf(topUp(userId, '-0.01', 'k'))).toEqual({ code: 'pay.below_zero', params: {} });
    expect(await walletOf(userId)).toBeNull();
    expect(await topUp(userId, '-0.01', 'k').catch((error: { code: string }) => error.code)).toBe(
      'pay.below_zero',
    );
  });

  it.each(['0', '0.00', '-0.00'])('of %s is refused', async (money) => {
    const call = topUp(freshId(), money);
    await expect(call).rejects.toMatchObject({ fields: [{ field: 'money', rule: 'not_zero' }] });
  });

  it('20 times at once with one key adds once and gives equal answers', async () => {
    const userId = freshId();
    const replies = await Promise.all(Array.from({ length: 20 }, () => topUp(userId, '5.00', `k${userId}`)));
    expect(replies).toEqual(Array.from(replies, () => replies[0]));
    expect(await balance(userId)).toMatchObject({ money: '5.00' });
    expect(await refusalOf(topUp(userId, '6.00', `k${userId}`))).toMatchObject({
      code: 'request.idempotency_conflict',
    });
  });

  it('20 times at once without a key adds 20 times', async () => {
    const userId = freshId();
    await Promise.all(Array.from({ length: 20 }, () => topUp(userId, '5.00')));
    expect(await balance(userId)).toMatchObject({ money: '100.00' });
    expect((await recordsOf(userId)).map(({ after }) => after)).toEqual(
      Array.from({ length: 20 }, (_, index) => BigInt(500 * (index + 1))),
    );
  });

  it('for somebody who is no member is refused', async () => {
    expect(await refusalOf(topUp(NO_MEMBER, '1.00'))).toMatchObject({ code: 'member.not_found' });
  });

  it('by a member is refused', async () => {
    const userId = freshId();
    const call = stack.client.topUp({ user_id: userId, money: '1.00', memo: 'm' }, memberContext(userId));
    expect(await refusalOf(call)).toMatchObject({ code: 'auth.no_permission' });
  });
});

describe('the money records', () => {
  it.each([
    'UPDATE member_money_record SET memo = memo',
    'DELETE FROM member_money_record',
    'TRUNCATE member_money_record',
  ])('refuse %s', async (statement) => {
    await topUp(freshId(), '1.00');
    await expect(stack.dataSource.query(statement)).rejects.toThrow('member_money_record is append-only');
  });

  it('refuse a second payment of one bill', async () => {
    const insert = (walletSequence: number): Promise<unknown> =>
      stack.dataSource.query(
        `INSERT INTO member_money_record
           (user_id, currency, money, before, after, kind, memo, bill_type, bill_no, sequence, wallet_sequence)
         VALUES (77, 'GBP', -1, 5, 4, 'pay', 'm', 'order', 'BTWICE', 1, $1)`,
        [walletSequence],
      );
    await insert(1);
    await expect(insert(2)).rejects.toThrow('member_money_record_bill');
  });
});

describe('money_text', () => {
  it('writes every bigint as packages/money does, in currencies with 0, 2, 3 and 4 decimals', async () => {
    const currencies = ['GBP', 'CNY', 'JPY', 'KWD', 'CLF'];
    expect(currencies.map(currencyDecimals)).toEqual([2, 2, 0, 3, 4]);
    await fc.assert(
      fc.asyncProperty(fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n), async (minor) => {
        const rows = (await stack.dataSource.query(
          'SELECT money_text($1, currency) AS text FROM unnest($2::text[]) AS currency',
          [minor.toString(), currencies],
        )) as { text: string }[];
        expect(rows.map(({ text }) => text)).toEqual(currencies.map((code) => formatMoney(minor, code)));
      }),
      { numRuns: 50, seed: 1, examples: [[0n], [-1n], [9n], [9_007_199_254_740_993n], [2n ** 63n - 1n]] },
    );
  });
});
