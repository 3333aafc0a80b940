import { ACCOUNT_CODES, billAccount, refundAccount } from './chart';

describe('the account of a bill', () => {
  it.each([
    ['order', 'sales:order', 'refunds'],
    ['supplement', 'sales:supplement', 'refunds'],
    ['storage', 'sales:storage', 'refunds'],
    ['sheet', 'sales:sheet', 'refunds'],
    ['tax', 'duties', 'duties'],
  ])('of type %s is %s, and what goes back debits %s', (type, paid, refunded) => {
    expect([billAccount(type), refundAccount(type)]).toEqual([paid, refunded]);
    expect(ACCOUNT_CODES).toEqual(expect.arrayContaining([paid, refunded]));
  });

  it('of a recharge and of a type that nobody knows is refused', () => {
    for (const type of ['recharge', 'gift']) {
      expect(() => billAccount(type)).toThrow(RangeError);
      expect(() => refundAccount(type)).toThrow(RangeError);
    }
  });
});
