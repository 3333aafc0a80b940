import { PaymentRecordStatus } from '@parcelway/contracts/statuses';
import { judge } from './told';

const S = PaymentRecordStatus;
const states = Object.values(S);
const at = new Date('2026-11-28T12:00:00Z');
const earlier = new Date('2026-11-28T11:59:00Z');
const asked = { status: S.processing as PaymentRecordStatus, currency: 'GBP', amount: 8640n, toldAt: at };
const told = { status: S.succeeded as PaymentRecordStatus, currency: 'GBP', amount: 8640n, received: 8640n };

describe('news of a payment', () => {
  it.each(states)('of success over one that is %s', (status) => {
    const act = judge({ ...asked, status }, told, earlier).act;
    const expected = { succeeded: 'ignore', cancelled: 'park', expired: 'park' } as Record<string, string>;
    expect(act).toBe(expected[status] ?? 'settle');
  });

  it.each([
    ['another currency', { currency: 'EUR' }],
    ['another sum', { amount: 8639n, received: 8639n }],
    ['a part of the sum', { received: 8639n }],
    ['more than the sum', { received: 8641n }],
  ])('that means %s is parked', (_what, wrong) => {
    expect(judge(asked, { ...told, ...wrong }, at).act).toBe('park');
  });

  it('that is older than the last changes nothing', () => {
    const failed = { ...told, status: S.failed, received: 0n };
    expect(judge(asked, failed, earlier).act).toBe('ignore');
    expect(judge(asked, failed, at).act).toBe('move');
  });

  it('never moves a payment that is over', () => {
    for (const status of [S.succeeded, S.cancelled, S.expired])
      for (const next of states.filter((one) => one !== S.succeeded))
        expect(judge({ ...asked, status }, { ...told, status: next }, at).act).toBe('ignore');
  });
});
