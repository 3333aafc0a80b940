import { AsyncLocalStorage } from 'node:async_hooks';
import { Outbox } from '@parcelway/platform';
import {
  adminContext,
  billingFor,
  freshId,
  memberContext,
  refusalOf,
  startPayment,
} from '../../test/payment-stack';
import type { PaymentStack } from '../../test/payment-stack';
import { watchQueries } from '../../test/watched-queries';
import { raiseBill, raiseBills } from '../bill/bill.queries';
import { PaymentWayEntity } from '../payment-way/payment-way.entity';
import { PaymentService } from './payment.service';

let stack: PaymentStack;
/** Statements sent on behalf of the call under way; what the service does in the background has no part in it. */
const statements = new AsyncLocalStorage<unknown[]>();
let restore: () => void;

beforeAll(async () => {
  stack = await startPayment();
  stack.running.app.get(Outbox).onCommitted(() => undefined);
  restore = watchQueries(stack.dataSource, (values, sendOn) => {
    statements.getStore()?.push(values[0]);
    return sendOn(values);
  });
});
afterAll(async () => {
  restore();
  await stack.stop();
});

/** How many statements reach PostgreSQL while the call runs. */
async function countOf(call: () => Promise<unknown>): Promise<number> {
  const sent: unknown[] = [];
  await statements.run(sent, call);
  return sent.length;
}

describe('the number of statements of payFromBalance', () => {
  const pay = (userId: number, orderNo: string) =>
    stack.running.app
      .get(PaymentService)
      .payFromBalance({ order_no: orderNo }, memberContext(userId, `key-${orderNo}`));

  it('is 1, for a payment, a repeat and a refusal, and 2 when the order service had to be asked', async () => {
    const userId = freshId();
    await stack.client.topUp({ user_id: userId, money: '400.00', memo: 'm' }, adminContext());
    const [known, unknown, dear] = [billingFor(userId), billingFor(userId), billingFor(userId, '9999.00')];
    await raiseBill(stack.dataSource.manager, known, null);
    await raiseBill(stack.dataSource.manager, dear, null);
    stack.orders.known.set(unknown.order_no, unknown);
    expect(await countOf(() => pay(userId, known.order_no))).toBe(1);
    expect(await countOf(() => pay(userId, known.order_no))).toBe(1);
    expect(await countOf(() => refusalOf(pay(userId, dear.order_no)))).toBe(1);
    expect(await countOf(() => pay(userId, unknown.order_no))).toBe(2);
    const two = [billingFor(userId, '1.00'), billingFor(userId, '2.00')];
    await raiseBills(
      stack.dataSource.manager,
      two.map((billing) => ({ billing, requestId: null })),
    );
    const billNos = (await stack.dataSource.query('SELECT bill_no FROM bill WHERE ref_no = ANY ($1)', [
      two.map(({ order_no }) => order_no),
    ])) as { bill_no: string }[];
    const bill_nos = billNos.map(({ bill_no }) => bill_no);
    const service = stack.running.app.get(PaymentService);
    expect(await countOf(() => service.payFromBalance({ bill_nos }, memberContext(userId)))).toBe(1);
    const small = billingFor(userId, '0.99');
    await raiseBill(stack.dataSource.manager, small, null);
    const ways = stack.dataSource.getRepository(PaymentWayEntity);
    await ways.update({ code: 'balance' }, { minAmount: 100n });
    expect(await countOf(() => refusalOf(pay(userId, small.order_no)))).toBe(1);
    await ways.update({ code: 'balance' }, { minAmount: null });
  });
});
