import { OrderStatus } from '@parcelway/contracts/statuses';
import {
  adminContext,
  billingFor,
  freshId,
  memberContext,
  refusalOf,
  startPayment,
} from '../../test/payment-stack';
import type { PaymentStack } from '../../test/payment-stack';
import { PaymentRecordEntity } from '../payment/payment-record.entity';
import { BillEntity } from './bill.entity';
import { raiseBill } from './bill.queries';

let stack: PaymentStack;
beforeAll(async () => {
  stack = await startPayment();
});
afterAll(() => stack.stop());

const billById = (id: number) => stack.dataSource.getRepository(BillEntity).findOneByOrFail({ id });

/** A member with £1,000.00 and one unpaid bill of £181.14. */
async function unpaid(set = ''): Promise<BillEntity> {
  const billing = billingFor(freshId());
  await stack.client.topUp({ user_id: billing.user_id, money: '1000.00', memo: 'm' }, adminContext());
  await raiseBill(stack.dataSource.manager, billing, null);
  if (set) await stack.dataSource.query(`UPDATE bill SET ${set} WHERE ref_no = $1`, [billing.order_no]);
  return stack.dataSource.getRepository(BillEntity).findOneByOrFail({ refNo: billing.order_no });
}

describe('making a bill void', () => {
  const annul = (id: number) => stack.desk.void({ id, reason: 'entered twice' }, adminContext());

  it('is for bills whose order is over, and may be repeated', async () => {
    const bill = await unpaid();
    stack.orders.standing.set(bill.refNo, OrderStatus.awaitingPayment);
    expect((await refusalOf(annul(bill.id))).code).toBe('bill.of_open_order');
    stack.orders.standing.set(bill.refNo, OrderStatus.cancelled);
    expect(await annul(bill.id)).toEqual({ is_void: true });
    expect(await annul(bill.id)).toEqual({ is_void: true });
    expect(await billById(bill.id)).toMatchObject({ isVoid: true, voidReason: 'entered twice' });
    const pay = stack.client.payFromBalance({ bill_no: bill.billNo }, memberContext(bill.userId));
    expect((await refusalOf(pay)).code).toBe('pay.bill_void');
  });

  it('is refused where money is on it, and to members', async () => {
    const part = await unpaid('paid_amount = 100');
    expect((await refusalOf(annul(part.id))).code).toBe('pay.already_paid');
    const asMember = stack.desk.void({ id: part.id, reason: 'r' }, memberContext(part.userId));
    expect((await refusalOf(asMember)).code).toBe('auth.no_permission');
    expect((await refusalOf(annul(99_999_999))).code).toBe('bill.not_found');
  });

  it('and paying it at once ends with one of the two', async () => {
    const bill = await unpaid(`bill_type = 'recharge'`);
    await stack.dataSource.query(`UPDATE bill SET bill_type = 'supplement' WHERE id = $1`, [bill.id]);
    stack.orders.standing.set(bill.refNo, OrderStatus.completed);
    await Promise.allSettled([
      annul(bill.id),
      stack.client.payFromBalance({ bill_no: bill.billNo }, memberContext(bill.userId)),
    ]);
    const { isVoid, paidAmount } = await billById(bill.id);
    expect(isVoid).toBe(paidAmount === 0n);
  });
});

describe('paying a bill for its member', () => {
  it('from the balance takes the member’s money once, whatever key is repeated', async () => {
    const bill = await unpaid();
    const pay = () => stack.desk.payFor({ id: bill.id, way: 'balance' }, adminContext('k1'));
    const first = await pay();
    expect(first).toMatchObject({ pay_status: 2, paid_amount: '181.14' });
    expect(await pay()).toEqual(first);
    expect(await stack.client.balance({}, memberContext(bill.userId))).toMatchObject({ money: '818.86' });
  });

  it('offline takes down the very sum with its reference, and no balance moves', async () => {
    const bill = await unpaid();
    const pay = (change: object) =>
      stack.desk.payFor(
        { id: bill.id, way: 'offline', amount: '181.14', reference: 'R1', ...change },
        adminContext(),
      );
    expect((await refusalOf(pay({ reference: '' }))).code).toBe('request.invalid');
    expect(await refusalOf(pay({ amount: '181.13' }))).toMatchObject({ code: 'pay.other_amount' });
    expect(await pay({})).toMatchObject({ pay_status: 2 });
    const payments = stack.dataSource.getRepository(PaymentRecordEntity);
    expect(await payments.findBy({ userId: bill.userId })).toMatchObject([
      { way: 'offline', reference: 'R1', confirmedBy: 7, billId: bill.id },
    ]);
    expect(await stack.client.balance({}, memberContext(bill.userId))).toMatchObject({ money: '1000.00' });
    expect((await refusalOf(pay({}))).code).toBe('pay.already_paid');
  });

  it('shows what came in, with the payment it came with', async () => {
    const bill = await unpaid();
    expect(await stack.desk.movements({ id: bill.id }, adminContext())).toEqual({ list: [], label: '1' });
    const { payment_no } = await stack.desk.payFor({ id: bill.id, way: 'balance' }, adminContext());
    expect(await stack.desk.movements({ id: bill.id }, adminContext())).toMatchObject({
      label: '2',
      list: [{ kind: 'payment', amount: '181.14', payment: { payment_no, way: 'balance' } }],
    });
  });
});

describe('reminding members of bills', () => {
  it('tells of each once a day, and says why of those that were left out', async () => {
    const [open, paid, gone] = [await unpaid(), await unpaid(), await unpaid('is_void = true')];
    await stack.desk.payFor({ id: paid.id, way: 'balance' }, adminContext());
    const ids = [open.id, paid.id, gone.id, 99_999_999];
    expect(await stack.desk.remind({ ids }, adminContext())).toEqual({
      done: [open.id],
      failed: [
        { id: paid.id, code: 'pay.already_paid', params: {} },
        { id: gone.id, code: 'pay.bill_void', params: {} },
        { id: 99_999_999, code: 'bill.not_found', params: {} },
      ],
    });
    const again = await stack.desk.remind({ ids: [open.id] }, adminContext());
    expect(again).toMatchObject({ done: [], failed: [{ code: 'bill.reminded_today' }] });
    const said = (await stack.dataSource.query(
      `SELECT payload FROM outbox WHERE name = 'payment.bill-reminded' AND payload->>'bill_no' = $1`,
      [open.billNo],
    )) as unknown[];
    expect(said).toMatchObject([{ payload: { owed: '181.14', currency: 'GBP', ref_no: open.refNo } }]);
    await stack.dataSource.query(`UPDATE bill SET reminded_at = now() - interval '25 hours' WHERE id = $1`, [
      open.id,
    ]);
    expect(await stack.desk.remind({ ids: [open.id] }, adminContext())).toMatchObject({ done: [open.id] });
  });
});
