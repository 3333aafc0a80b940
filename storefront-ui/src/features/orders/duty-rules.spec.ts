import { awaitsRelease, dutyPayPage } from './duty-rules';

const open = { bill_no: 'B1', owed: '23.40' };
const paid = { bill_no: 'B2', owed: '0.00' };

describe('duty on an order', () => {
  it.each([
    [[open, paid], '/payment?bill_no=B1'],
    [[open, { ...open, bill_no: 'B3' }], '/orderPayment'],
    [[paid], null],
    [[], null],
  ])('is paid where what is owed is shown: %j', (bills, page) => {
    expect(dutyPayPage(bills)).toBe(page);
  });

  it.each([
    [1, [paid], true],
    [1, [open, paid], false],
    [2, [paid], false],
    [1, [], false],
  ])('state %i with %j waits for the order to go on: %s', (tax_pay_status, bills, awaits) => {
    expect(awaitsRelease({ tax_pay_status }, bills)).toBe(awaits);
  });
});
