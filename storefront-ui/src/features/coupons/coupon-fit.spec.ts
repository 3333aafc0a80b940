import type { OwnCoupon } from '../../api/types';
import { couponMisfit, forLuggage } from './coupon-fit';

const coupon: OwnCoupon = {
  ...{ id: 1, code: 'HELLO5', name: 'Welcome', status: 'unused', kind: 'luggage', order_no: '' },
  ...{ amount: '5.00', rate_bp: null, currency: 'GBP', min_freight: '50.00', channel_ids: [] },
  ...{ valid_from: 1_000, expires_at: 9_000 },
};
const order = { channelId: 3, currency: 'GBP', freight: '50.00' };
const NOW = 2_000_000;

describe('a coupon and a luggage order', () => {
  it.each([
    ['enough freight', {}, order, null],
    ['a penny too little', {}, { ...order, freight: '49.99' }, 'freight'],
    ['a freight nobody knows yet', {}, { channelId: 0, currency: undefined, freight: undefined }, null],
    ['its channel', { channel_ids: [2, 3] }, order, null],
    ['another channel', { channel_ids: [2] }, order, 'channel'],
    ['no channel yet', { channel_ids: [2] }, { ...order, channelId: 0 }, null],
    ['another currency', { currency: 'EUR' }, order, 'channel'],
    ['a coupon for later', { valid_from: 2_001 }, order, 'notYet'],
  ] as const)('%s', (_what, change, of, misfit) => {
    expect(couponMisfit({ ...coupon, ...change }, of, NOW)).toBe(misfit);
  });

  it.each([
    ['luggage', true],
    ['both', true],
    ['store', false],
    ['sheet', false],
  ] as const)('one for %s is offered: %s', (kind, isOffered) =>
    expect(forLuggage({ ...coupon, kind })).toBe(isOffered),
  );
});
