import type { HandledClaim } from '@parcelway/contracts';
import { insuranceClaimHandled } from '@parcelway/contracts';
import { Outbox } from '@parcelway/platform';
import { eventually } from '@parcelway/testing';
import { freshId, memberContext, startPayment } from '../../test/payment-stack';
import type { PaymentStack } from '../../test/payment-stack';
import { MemberMoneyRecordEntity } from '../wallet/member-money-record.entity';

describe('a claim that staff handled', () => {
  let stack: PaymentStack;
  const say = async (...claims: HandledClaim[]): Promise<void> => {
    const outbox = stack.running.app.get(Outbox);
    await outbox.addMany(stack.dataSource.manager, insuranceClaimHandled, claims, 'handling');
    outbox.committed();
  };
  const handled = (user_id: number, change: Partial<HandledClaim> = {}): HandledClaim => ({
    claim_no: `CL-${user_id}`,
    order_no: 'PW-0000-0000',
    waybill_no: 'W1',
    user_id,
    status: 'accepted',
    currency: 'GBP',
    amount: '60.00',
    note: '',
    admin_id: 3,
    ...change,
  });
  const recordsOf = (userId: number) =>
    stack.dataSource.getRepository(MemberMoneyRecordEntity).findBy({ userId });
  const balance = (userId: number) => stack.client.balance({}, memberContext(userId));

  beforeAll(async () => {
    stack = await startPayment();
  });
  afterAll(() => stack.stop());

  it('is paid to the balance when accepted, once however often it is told', async () => {
    const userId = freshId();
    const last = freshId();
    await say(handled(userId), handled(userId), handled(userId), handled(last));
    await say(handled(userId), handled(last, { claim_no: `CL-${last}-2`, amount: '1.00' }));
    await eventually(async () => (await recordsOf(last)).length === 2);
    await eventually(async () => {
      const [row] = (await stack.dataSource.query(
        `SELECT count(*)::int AS open FROM outbox WHERE name = $1 AND event_id NOT IN (SELECT event_id FROM inbox)`,
        [insuranceClaimHandled.name],
      )) as { open: number }[];
      return row?.open === 0;
    });
    expect(await recordsOf(userId)).toMatchObject([
      { money: 6_000n, kind: 'claim', billType: 'claim', billNo: `CL-${userId}`, memo: 'W1', adminId: 3 },
    ]);
    expect(await balance(userId)).toMatchObject({ money: '60.00' });
    expect(await balance(last)).toMatchObject({ money: '61.00' });
  });

  it('is not paid when asked about, refused or paid by the bank', async () => {
    const userId = freshId();
    const other = freshId();
    await say(
      handled(userId, { status: 'asked', amount: null }),
      handled(userId, { status: 'refused', amount: null }),
      handled(userId, { destination: 'bank' }),
      handled(other),
    );
    await eventually(async () => (await recordsOf(other)).length === 1);
    expect(await recordsOf(userId)).toEqual([]);
  });
});
