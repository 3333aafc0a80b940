import { books } from '@parcelway/contracts';
import type { Client } from '@parcelway/contracts';
import { createClient, NATS } from '@parcelway/platform';
import { paidMember } from '../../test/paid-member';
import { adminContext, billingFor, memberContext, refusalOf, startPayment } from '../../test/payment-stack';
import type { PaymentStack } from '../../test/payment-stack';
import { raiseBill } from '../bill/bill.queries';

let stack: PaymentStack;
let ledger: Client<typeof books>;
beforeAll(async () => {
  stack = await startPayment();
  ledger = createClient(books, stack.running.app.get(NATS));
});
afterAll(() => stack.stop());

describe('the trace of a number', () => {
  it('leads from order, bill, payment and journal to the same entries', async () => {
    const { userId, orderNo, billNo, paymentNo, journalNo } = await paidMember(stack);
    for (const no of [orderNo, billNo, paymentNo, ` ${journalNo} `])
      expect(await ledger.trace({ no }, adminContext())).toMatchObject([
        {
          journal_no: journalNo,
          kind: 'pay',
          ref_type: 'payment',
          ref_no: paymentNo,
          ref_id: expect.any(Number),
          user_id: userId,
          entries: [
            {
              account: 'wallet',
              currency: 'GBP',
              debit: '30.00',
              credit: '',
              user_id: userId,
              bill_no: null,
            },
            { account: 'sales:order', debit: '', credit: '30.00', bill_no: billNo, bill_ref_no: orderNo },
          ],
        },
      ]);
    expect(await ledger.trace({ no: 'nothing' }, adminContext())).toEqual([]);
  });

  it('and the accounts are for staff', async () => {
    const [call, chart] = [
      ledger.trace({ no: 'x' }, memberContext(1)),
      ledger.accounts({}, memberContext(1)),
    ];
    expect(await refusalOf(call)).toMatchObject({ code: 'auth.no_permission' });
    expect(await refusalOf(chart)).toMatchObject({ code: 'auth.no_permission' });
  });

  it('ends in accounts that sum to nothing', async () => {
    const accounts = await ledger.accounts({}, adminContext());
    const signed = accounts.map(({ kind, balance }) =>
      kind === 'asset' || kind === 'expense' ? Number(balance) * 100 : Number(balance) * -100,
    );
    expect(Math.round(signed.reduce((sum, one) => sum + one, 0))).toBe(0);
    expect(accounts).toEqual(
      expect.arrayContaining([
        {
          code: 'claims',
          kind: 'expense',
          name_zh: '理赔',
          name_en: 'Claims',
          currency: 'GBP',
          balance: '0.00',
        },
      ]),
    );
  });
});

describe('a frozen wallet', () => {
  it('pays nothing, takes money, and pays again once it is released', async () => {
    const { userId } = await paidMember(stack);
    const billing = billingFor(userId, '1.00');
    await raiseBill(stack.dataSource.manager, billing, null);
    const [wallet] = await stack.dataSource.query<{ id: string }[]>(
      'SELECT id FROM wallet WHERE user_id = $1',
      [userId],
    );
    const id = Number(wallet?.id);
    const pay = () => stack.client.payFromBalance({ order_no: billing.order_no }, memberContext(userId));
    expect(await ledger.freeze({ id, reason: '核查' }, adminContext())).toEqual({ is_frozen: true });
    expect(await refusalOf(pay())).toMatchObject({ code: 'pay.frozen' });
    await stack.client.topUp({ user_id: userId, money: '1.00', memo: 'm' }, adminContext());
    expect(await stack.client.balance({}, memberContext(userId))).toMatchObject({
      money: '21.00',
      is_frozen: true,
    });
    await ledger.unfreeze({ id }, adminContext());
    expect(await pay()).toMatchObject({ balance: '20.00' });
    expect(await refusalOf(ledger.freeze({ id: 999_999, reason: 'r' }, adminContext()))).toMatchObject({
      code: 'crud.not_found',
    });
    expect(await refusalOf(ledger.freeze({ id, reason: 'r' }, memberContext(userId)))).toMatchObject({
      code: 'auth.no_permission',
    });
  });
});
