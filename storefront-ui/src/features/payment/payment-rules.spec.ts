import { balanceAfter, isOver, payState, shownState } from './payment-rules';

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
    expect([shownState({ status }), isOver({ status })]).toEqual([shown, over]);
  });
});
