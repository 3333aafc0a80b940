import { takeIn } from './take-in';

describe('what a bill takes of the money that came in for it', () => {
  it.each([
    ['unpaid', { amount: 8640n, paidAmount: 0n, isVoid: false }, 8640n, 0n],
    ['paid in part', { amount: 8640n, paidAmount: 640n, isVoid: false }, 8000n, 640n],
    ['paid by another', { amount: 8640n, paidAmount: 8640n, isVoid: false }, 0n, 8640n],
    ['void', { amount: 8640n, paidAmount: 0n, isVoid: true }, 0n, 8640n],
  ])('%s', (_state, bill, taken, left) => expect(takeIn(8640n, bill)).toEqual({ taken, left }));
});
