import { RefundStatus } from '@parcelway/contracts/statuses';
import { judgeRefund, keyOf, ofKey } from './refund-news';

const { approved, processing, settled, failed } = RefundStatus;

describe('news about a refund', () => {
  const judged = (status: RefundStatus, told: 'processing' | 'settled' | 'failed', retries = 0, key = 'R1') =>
    judgeRefund(
      { status, retries, currency: 'GBP', amount: 500n },
      { key, status: told, currency: 'GBP', amount: 500n },
    ).act;

  it.each([
    [processing, 'settled', 'settle'],
    [processing, 'failed', 'fail'],
    [processing, 'processing', 'note'],
    [settled, 'settled', 'ignore'],
    [settled, 'failed', 'park'],
    [settled, 'processing', 'ignore'],
    [failed, 'settled', 'park'],
    [failed, 'failed', 'ignore'],
    [approved, 'settled', 'park'],
  ] as const)('of one that is %s: %s → %s', (status, told, act) => {
    expect(judged(status, told)).toBe(act);
  });

  it('counts for the try that it is of', () => {
    expect(judged(processing, 'settled', 1, 'R1-1')).toBe('settle');
    expect(judged(processing, 'failed', 1, 'R1')).toBe('ignore');
    expect(judged(processing, 'settled', 1, 'R1')).toBe('park');
  });

  it('parks another amount or currency', () => {
    const asked = { status: processing, retries: 0, currency: 'GBP', amount: 500n };
    const told = { key: 'R1', status: 'settled', currency: 'GBP', amount: 500n } as const;
    expect(judgeRefund(asked, { ...told, amount: 499n }).act).toBe('park');
    expect(judgeRefund(asked, { ...told, currency: 'EUR' }).act).toBe('park');
  });

  it('knows by its key what it is of', () => {
    for (const retries of [0, 1, 12])
      expect(ofKey(keyOf('RABC', retries))).toEqual({ refundNo: 'RABC', retries });
  });
});
