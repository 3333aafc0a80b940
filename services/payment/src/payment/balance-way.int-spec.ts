import { inNameOf } from '@parcelway/contracts';
import type { CardPayment, PaidFromBalance } from '@parcelway/contracts';
import { eventually } from '@parcelway/testing';
import { CardPayer } from '../../test/card-payer';
import { memberWithOrder } from '../../test/member-with-order';
import { adminContext, billingFor, memberContext, refusalOf, startPayment } from '../../test/payment-stack';
import type { PaymentStack } from '../../test/payment-stack';
import { BillEntity } from '../bill/bill.entity';
import { raiseBill } from '../bill/bill.queries';
import { PaymentWayEntity } from '../payment-way/payment-way.entity';

/** Well below the sweep's own pause of 15 s. */
const AT_ONCE_MS = 5_000;
const OPEN = { status: true, currencies: [], billTypes: [], minAmount: null, maxAmount: null };

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
afterEach(() => set({}));

const set = (change: Partial<PaymentWayEntity>) =>
  stack.dataSource.getRepository(PaymentWayEntity).update({ code: 'balance' }, { ...OPEN, ...change });
const pay = (userId: number, order_no: string, key?: string): Promise<PaidFromBalance> =>
  stack.client.payFromBalance({ order_no }, memberContext(userId, key));
const rows = <Row>(sql: string, userId: number): Promise<Row[]> => stack.dataSource.query(sql, [userId]);

async function expectNothingMoved(userId: number): Promise<void> {
  expect((await stack.client.balance({}, memberContext(userId))).money).toBe('1000.00');
  expect(await rows('SELECT FROM payment_record WHERE user_id = $1', userId)).toEqual([]);
}

describe('the way to pay from the balance', () => {
  it.each([
    ['is switched off', { status: false }],
    ['is for other bills', { billTypes: ['storage', 'sheet'] }],
    ['is for bills in another currency', { currencies: ['EUR', 'CNY'] }],
  ])('refuses while it %s, is not offered then, and pays again afterwards', async (_case, change) => {
    const { userId, billing } = await memberWithOrder(stack, '86.40', '1000.00');
    const offered = async () => {
      const asked = { bill_type: 'order', currency: 'GBP' };
      const { list } = await stack.checkout.ways(asked, memberContext(userId));
      return list.some(({ code }) => code === 'balance');
    };
    await set(change);
    expect(await offered()).toBe(false);
    expect(await refusalOf(pay(userId, billing.order_no))).toMatchObject({ code: 'pay.way_closed' });
    await expectNothingMoved(userId);
    await set({ billTypes: ['order'], currencies: ['GBP'] });
    expect(await offered()).toBe(true);
    expect(await pay(userId, billing.order_no)).toMatchObject({ pay_status: 2 });
  });

  it('keeps to its limits, with all bills of the payment together', async () => {
    const { userId, billing } = await memberWithOrder(stack, '4.99', '1000.00');
    await set({ minAmount: 500n, maxAmount: 50_000n });
    expect(await refusalOf(pay(userId, billing.order_no))).toEqual({
      code: 'pay.way_min',
      params: { currency: 'GBP', min: '5.00' },
    });
    await raiseBill(stack.dataSource.manager, billingFor(userId, '495.02'), null);
    const bills = await stack.dataSource.getRepository(BillEntity).findBy({ userId });
    const bill_nos = bills.map(({ billNo }) => billNo);
    const together = () => stack.client.payFromBalance({ bill_nos }, memberContext(userId, 'k-limits'));
    expect(await refusalOf(together())).toEqual({
      code: 'pay.way_max',
      params: { currency: 'GBP', max: '500.00' },
    });
    await expectNothingMoved(userId);
    await set({ minAmount: 499n, maxAmount: 50_001n });
    const paid = await together();
    expect(paid).toMatchObject({ paid_amount: '500.01', pay_status: 2 });
    // A repeat is answered with what was paid, whatever the way is now.
    await set({ status: false });
    expect(await together()).toEqual(paid);
  });
});

describe('a payment from the balance', () => {
  it('that staff make in the member’s name says who made it', async () => {
    const { userId, billing } = await memberWithOrder(stack, '86.40', '1000.00');
    const staff = adminContext();
    await stack.client.payFromBalance({ order_no: billing.order_no }, inNameOf(userId, staff));
    const admin = staff.identity.kind === 'admin' ? String(staff.identity.id) : '';
    expect(
      await rows(
        `SELECT h.by_type, h.by_id, j.admin_id AS journal_by, r.admin_id AS record_by
         FROM payment_record p JOIN payment_record_history h ON h.subject_id = p.id
           JOIN journal j ON j.ref_no = p.payment_no JOIN member_money_record r ON r.user_id = p.user_id AND r.kind = 'pay'
         WHERE p.user_id = $1`,
        userId,
      ),
    ).toEqual([{ by_type: 'admin', by_id: admin, journal_by: admin, record_by: admin }]);
  });

  it('calls a payment by card of the same bill off at once, here and at the provider', async () => {
    const { userId, billing } = await memberWithOrder(stack, '86.40', '1000.00');
    const card: CardPayment = await stack.checkout.card(
      { order_no: billing.order_no },
      memberContext(userId),
    );
    const other = await memberWithOrder(stack, '10.00');
    const left = await stack.checkout.card({ order_no: other.billing.order_no }, memberContext(other.userId));
    const since = Date.now();
    await pay(userId, billing.order_no);
    const [over] = await eventually(async () => {
      const found = await rows<{ provider_ref: string }>(
        `SELECT provider_ref FROM payment_record WHERE user_id = $1 AND way = 'card' AND status = 'cancelled'`,
        userId,
      );
      return found.length > 0 && found;
    });
    expect(Date.now() - since).toBeLessThan(AT_ONCE_MS);
    expect(payer.provider.book.intents.get(over?.provider_ref ?? '')?.status).toBe('canceled');
    expect(await payer.confirm(card, '4242424242424242')).not.toMatchObject({ status: 200 });
    expect(await rows(`SELECT status FROM payment_record WHERE user_id = $1`, other.userId)).toEqual([
      { status: 'created' },
    ]);
    expect(left.payment_no).not.toBe(card.payment_no);
  });
});
