import type { ClaimKind } from '@parcelway/contracts';
import { lastDayToClaim } from './claim-window';

const terms = { damageDays: 7, lossDays: 30 };

describe('the last day to claim', () => {
  it.each<[ClaimKind, string | null, string, string]>([
    ['damage', '2026-11-20', '2026-11-20', '2026-11-27'],
    ['delay', '2026-11-20', '2026-11-01', '2026-11-27'],
    ['loss', '2026-11-20', '2026-11-20', '2026-12-20'],
    ['damage', null, '2026-11-25', '2026-12-02'],
    // Both ends of summer time: days of dates, not of hours.
    ['damage', '2026-03-26', '2026-03-26', '2026-04-02'],
    ['damage', '2026-10-22', '2026-10-22', '2026-10-29'],
    ['loss', null, '2028-02-10', '2028-03-11'],
  ])('for %s, delivered on %s, happened on %s, is %s', (kind, deliveredOn, happenedOn, last) => {
    expect(lastDayToClaim(kind, terms, { deliveredOn, happenedOn })).toBe(last);
  });
});
