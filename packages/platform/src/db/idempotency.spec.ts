import { requestHash } from './idempotency';

describe('request hash', () => {
  it('does not depend on the order of properties or on absent ones', () => {
    expect(requestHash({ a: 1, b: { c: [1, 2], d: 'x' } })).toBe(
      requestHash({ b: { d: 'x', c: [1, 2], e: undefined }, a: 1 }),
    );
  });

  it('changes with any value and with the order of a list', () => {
    expect(requestHash({ a: [1, 2] })).not.toBe(requestHash({ a: [2, 1] }));
    expect(requestHash({ a: '1' })).not.toBe(requestHash({ a: 1 }));
  });
});
