import type { PayableBill } from '../../api/types';
import {
  balanceAfter,
  billState,
  chosenWay,
  dueOnOrder,
  isOver,
  payState,
  shownState,
  shownWays,
  toBePaid,
  waysPageOf,
} from './payment-rules';

const bill = (change: Partial<PayableBill>): PayableBill => ({
  ...{
    bill_no: 'B1',
    bill_type: 'order',
    ref_no: 'PW-1',
    currency: 'GBP',
    amount: '10.00',
    paid_amount: '0.00',
  },
  ...{ owed: '10.00', pay_status: 1, due_at: 0, is_void: false },
  ...change,
});

describe('payment rules', () => {
  it('says what stays of a balance that is enough', () => {
    expect(balanceAfter('236.50', '181.14')).toEqual({ enough: true, left: '55.36', missing: '0.00' });
    expect(balanceAfter('181.14', '181.14')).toMatchObject({ enough: true, left: '0.00' });
  });

  it('says what is missing from one that is not', () => {
    expect(balanceAfter('100.10', '181.14')).toEqual({ enough: false, left: '-81.04', missing: '81.04' });
  });

  it.each([
    [{ pay_status: 1, actions: ['pay'], payment_due_at: 200 }, 'open'],
    [{ pay_status: 1, actions: ['pay'], payment_due_at: 100 }, 'late'],
    [{ pay_status: 2, actions: ['print'], payment_due_at: 100 }, 'paid'],
    [{ pay_status: 1, actions: [], payment_due_at: 200 }, 'closed'],
    [{ pay_status: 2, actions: ['pay'], payment_due_at: 0 }, 'open'],
  ])('reads %j as %s', (order, state) => expect(payState(order, 100)).toBe(state));

  it.each([
    ['created', 'open', false],
    ['requires_action', 'open', false],
    ['processing', 'processing', false],
    ['failed', 'failed', false],
    ['succeeded', 'succeeded', true],
    ['cancelled', 'cancelled', true],
    ['expired', 'expired', true],
  ])('shows a payment that is %s as %s', (status, shown, over) => {
    expect([shownState({ status, way: 'card', pay_status: 1 }), isOver({ status })]).toEqual([shown, over]);
  });

  it.each([
    ['processing', 'waiting'],
    ['failed', 'notReceived'],
    ['succeeded', 'succeeded'],
  ] as const)('shows a transfer that is %s as %s', (status, shown) => {
    expect(shownState({ status, way: 'offline', pay_status: 1 })).toBe(shown);
  });

  it.each([
    ['cancelled', 'paidElsewhere'],
    ['expired', 'paidElsewhere'],
    ['failed', 'paidElsewhere'],
    ['requires_action', 'paidElsewhere'],
    ['processing', 'processing'],
    ['succeeded', 'succeeded'],
  ] as const)('shows a payment that is %s as %s once its bills are paid', (status, shown) => {
    expect(shownState({ status, way: 'card', pay_status: 2 })).toBe(shown);
  });

  it.each([
    ['open', {}],
    ['open', { due_at: 101 }],
    ['late', { due_at: 100 }],
    ['open', { due_at: 100, bill_type: 'supplement' }],
    ['paid', { pay_status: 2, due_at: 1 }],
    ['refunded', { pay_status: 3 }],
    ['void', { is_void: true }],
  ])('reads a bill as %s: %j', (state, change) => expect(billState(bill(change), 100)).toBe(state));

  it('sums what is owed on bills into one payment', () => {
    expect(toBePaid([bill({ owed: '181.14' }), bill({ bill_no: 'B2', owed: '0.06' })])).toMatchObject({
      what: { bill_nos: ['B1', 'B2'] },
      amount: '181.20',
      billType: 'order',
    });
    expect(toBePaid([bill({}), bill({ bill_type: 'tax' })]).billType).toBe('');
  });

  it('takes an order’s own total only while it has no bill yet', () => {
    const order = { order_no: 'PW-1', order_total_amount: '99.00', currency: 'GBP' };
    expect(dueOnOrder(order, [])).toMatchObject({
      what: { order_no: 'PW-1' },
      amount: '99.00',
      billType: 'order',
    });
    const supplement = bill({ bill_no: 'B2', bill_type: 'supplement', owed: '5.00' });
    expect(dueOnOrder(order, [bill({ pay_status: 2 }), supplement])).toMatchObject({
      what: { order_no: 'PW-1' },
      amount: '5.00',
      billType: 'supplement',
    });
  });

  it('says of each way whether it would do for the amount', () => {
    const way = { provider: 'none', name: '', min_amount: '', max_amount: '', instructions: '', logo: '' };
    const list = [
      { ...way, code: 'balance' as const },
      { ...way, code: 'card' as const, min_amount: '5.00', max_amount: '50.00' },
    ];
    const refusals = (balance: string, amount: string) =>
      shownWays({ list, balance }, amount).map(({ code, refusal, limit }) => [code, refusal, limit]);
    expect(refusals('10.00', '10.00')).toEqual([
      ['balance', null, ''],
      ['card', null, ''],
    ]);
    expect(refusals('10.00', '50.01')).toEqual([
      ['balance', 'short', ''],
      ['card', 'above', '50.00'],
    ]);
    expect(refusals('10.00', '4.99')[1]).toEqual(['card', 'below', '5.00']);
    expect(shownWays({ list: [], balance: '10.00' }, '1.00').map(({ refusal }) => refusal)).toEqual([
      'closed',
      'closed',
    ]);
  });

  it('offers a balance in another currency where the bill’s own does not suffice, and takes it only when it is picked', () => {
    const way = { provider: 'none', name: '', min_amount: '', max_amount: '', instructions: '', logo: '' };
    const list = [
      { ...way, code: 'balance' as const },
      { ...way, code: 'card' as const },
    ];
    const others = [{ currency: 'EUR', balance: '100.00', amount: '14.05', rate: '1.1708' }];
    const ways = (balance: string) => shownWays({ list, balance, others }, '12.00');
    expect(ways('12.00').map(({ key }) => key)).toEqual(['balance', 'card']);
    expect(ways('11.99').map(({ key }) => key)).toEqual(['balance', 'balance:EUR', 'card']);
    expect(chosenWay(ways('11.99'), null)?.key).toBe('card');
    expect(chosenWay(ways('11.99'), 'balance:EUR')?.other).toEqual(others[0]);
    expect(chosenWay(ways('12.00'), 'balance:EUR')?.key).toBe('balance');
    const alone = shownWays({ list: list.slice(0, 1), balance: '0.00', others }, '12.00');
    expect(chosenWay(alone, null)?.key).toBe('balance:EUR');
  });

  it.each([
    [{ ref_nos: ['PW-1'], bill_nos: ['B1', 'B2'] }, '/confirmPayment?order_no=PW-1'],
    [{ ref_nos: ['ST-1'], bill_nos: ['B1'] }, '/payment?bill_no=B1'],
    [{ ref_nos: ['RC-1'], bill_nos: ['B1'] }, '/user/account/recharge'],
    [{ ref_nos: ['PW-1', 'PW-2'], bill_nos: ['B1', 'B2'] }, '/orderPayment?bill_nos=B1,B2'],
  ])('leads from %j to %s', (payment, page) => expect(waysPageOf(payment)).toBe(page));
});
