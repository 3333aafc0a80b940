import { amountOf } from './recharge-amount';

describe('the amount of a recharge', () => {
  it.each([
    ['50', '50.00'],
    [' 50.5 ', '50.50'],
    ['7,25', '7.25'],
    ['007', '7.00'],
    ['0.01', '0.01'],
    ['0', null],
    ['', null],
    ['1.234', null],
    ['-5', null],
    ['1e3', null],
    ['1234567', null],
  ])('%j is %j', (text, amount) => expect(amountOf(text)).toBe(amount));
});
