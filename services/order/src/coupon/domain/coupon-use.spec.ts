import type { CouponTerms } from './coupon-use';
import { couponRefusal } from './coupon-use';

const terms: CouponTerms = { kind: 'luggage', channelIds: [], minFreight: 0n, currency: 'GBP' };
const order = { kind: 'luggage', channelId: 3, currency: 'GBP', freight: 5_000n } as const;

describe('what a coupon is good for', () => {
  it.each<[string, Partial<CouponTerms>, string | null]>([
    ['any channel', {}, null],
    ['both kinds', { kind: 'both' }, null],
    ['its own channel', { channelIds: [2, 3] }, null],
    ['freight that is just enough', { minFreight: 5_000n }, null],
    ['no other channel', { channelIds: [2] }, 'coupon.not_for_channel'],
    ['no other kind', { kind: 'store' }, 'coupon.not_for_order'],
    ['no other currency', { currency: 'EUR' }, 'coupon.not_for_channel'],
    ['no freight below its least', { minFreight: 5_001n }, 'coupon.freight_too_low'],
  ])('%s', (_what, change, refusal) => {
    expect(couponRefusal({ ...terms, ...change }, order)).toBe(refusal);
  });

  it.each<[string, Partial<CouponTerms>, string | null]>([
    ['its own kind', { kind: 'sheet', channelIds: [3] }, null],
    ['no luggage and storage', { kind: 'both' }, 'coupon.not_for_order'],
    ['no other channel', { kind: 'sheet', channelIds: [2] }, 'coupon.not_for_channel'],
    ['no freight below its least', { kind: 'sheet', minFreight: 5_001n }, 'coupon.freight_too_low'],
  ])('a package: %s', (_what, change, refusal) => {
    expect(couponRefusal({ ...terms, ...change }, { ...order, kind: 'sheet' })).toBe(refusal);
  });

  it.each<[string, Partial<CouponTerms>, string | null]>([
    ['its own kind', { kind: 'store' }, null],
    ['both kinds, whatever channels it is for', { kind: 'both', channelIds: [2] }, null],
    ['no luggage alone', {}, 'coupon.not_for_order'],
    ['no storage below its least', { kind: 'store', minFreight: 5_001n }, 'coupon.storage_too_low'],
  ])('storage: %s', (_what, change, refusal) => {
    expect(couponRefusal({ ...terms, ...change }, { ...order, kind: 'store', channelId: null })).toBe(
      refusal,
    );
  });
});
