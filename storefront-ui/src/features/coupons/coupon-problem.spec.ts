import { ApiError } from '@parcelway/client';
import { couponProblem } from './coupon-problem';

const used = new ApiError('The coupon cannot be used', { error: 'coupon.not_usable' });
const other = new ApiError('Box 1 is too heavy', { error: 'quote.too_heavy' });

describe('what speaks against a coupon', () => {
  it.each([
    ['the channel', { reason: 'coupon.not_for_channel', text: 'Not for it' }, [used], 'Not for it'],
    ['the price', undefined, [null, used], 'The coupon cannot be used'],
    ['nothing, when boxes are refused', { reason: 'quote.too_heavy', text: 'Box 1' }, [other], undefined],
    ['nothing, when all is well', undefined, [null, null], undefined],
  ] as const)('%s', (_what, refusal, errors, problem) =>
    expect(couponProblem(refusal, errors)).toBe(problem),
  );
});
