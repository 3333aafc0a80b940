import type { DomainEvent } from '@parcelway/contracts';
import { billPaid, billRefunded, scoreChanged } from '@parcelway/contracts';
import { billingFor, freshId, startPayment } from '../../test/payment-stack';
import type { PaymentStack } from '../../test/payment-stack';
import { raiseBill } from '../bill/bill.queries';
import { BillEntity } from '../bill/bill.entity';
import { SettledBillReactions } from '../settled-bill/settled-bill.reactions';

let stack: PaymentStack;
beforeAll(async () => {
  stack = await startPayment();
});
afterAll(() => stack.stop());

async function paidBill(userId: number, amount: string): Promise<BillEntity> {
  const billing = billingFor(userId, amount);
  await raiseBill(stack.dataSource.manager, billing, null);
  await stack.dataSource.query(`UPDATE bill SET paid_amount = amount, pay_status = 2 WHERE ref_no = $1`, [
    billing.order_no,
  ]);
  return stack.dataSource.getRepository(BillEntity).findOneByOrFail({ refNo: billing.order_no });
}

/** Tells of bills as one batch of events. */
async function tell(what: 'notePaid' | 'noteRefunds', bills: readonly BillEntity[]): Promise<void> {
  const { name } = what === 'notePaid' ? billPaid : billRefunded;
  const events = bills.map(
    ({ billNo: bill_no, billType: bill_type, refNo: ref_no, userId: user_id }) =>
      ({ name, requestId: null, data: { bill_no, bill_type, ref_no, user_id } }) as DomainEvent<never>,
  );
  const reactions = stack.running.app.get(SettledBillReactions);
  await stack.dataSource.transaction((manager) => reactions[what](events, manager));
}

const recordsOf = (userId: number): Promise<unknown[]> =>
  stack.dataSource.query(
    `SELECT ref_no, score, before, after, score_sequence::int AS sequence FROM member_score_record WHERE user_id = $1 ORDER BY score_sequence`,
    [userId],
  );

describe('bills of several members that are told together', () => {
  it('give each its points once, one after the other, and refunds take their share', async () => {
    const [one, other] = [freshId(), freshId()];
    const [first, second] = [await paidBill(one, '40.00'), await paidBill(one, '7.99')];
    const others = await paidBill(other, '12.50');
    await tell('notePaid', [others, second, first, second]);
    await tell('notePaid', [first, others]);
    expect(await recordsOf(one)).toEqual([
      { ref_no: first.billNo, score: 40, before: 0, after: 40, sequence: 1 },
      { ref_no: second.billNo, score: 7, before: 40, after: 47, sequence: 2 },
    ]);
    expect(await recordsOf(other)).toEqual([
      { ref_no: others.billNo, score: 12, before: 0, after: 12, sequence: 1 },
    ]);

    await stack.dataSource.query(`UPDATE bill SET refunded_amount = paid_amount / 2 WHERE id = ANY ($1)`, [
      [first.id, others.id],
    ]);
    await tell('noteRefunds', [others, first, first]);
    expect((await recordsOf(one))[2]).toMatchObject({ score: -20, before: 47, after: 27, sequence: 3 });
    expect((await recordsOf(other))[1]).toMatchObject({ score: -6, before: 12, after: 6, sequence: 2 });
    const said = await stack.dataSource.query(
      `SELECT payload FROM outbox WHERE name = $1 AND payload -> 'user_id' = to_jsonb($2::bigint) ORDER BY position`,
      [scoreChanged.name, one],
    );
    expect(said).toEqual([
      { payload: { user_id: one, score: 47, sequence: 2 } },
      { payload: { user_id: one, score: 27, sequence: 3 } },
    ]);
  });
});
