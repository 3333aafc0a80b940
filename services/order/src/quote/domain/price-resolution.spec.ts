import { resolvePrice } from './price-resolution';

const day = (text: string) => new Date(`${text}T00:00:00Z`);
const row = (
  name: string,
  userId: number | null,
  userGroupId: number | null,
  from: string,
  to: string | null,
) => ({
  name,
  userId,
  userGroupId,
  validFrom: day(from),
  validTo: to === null ? null : day(to),
});
const rows = [
  row('public 2025', null, null, '2025-01-01', '2026-01-01'),
  row('public 2026', null, null, '2026-01-01', null),
  row('level 2', null, 2, '2026-02-01', '2026-03-01'),
  row('member 7', 7, null, '2026-02-10', '2026-02-20'),
];

describe('resolvePrice', () => {
  it.each([
    [7, 2, '2026-02-15', 'member 7'],
    [7, 2, '2026-02-10', 'member 7'],
    [7, 2, '2026-02-20', 'level 2'],
    [7, 3, '2026-02-25', 'public 2026'],
    [8, 2, '2026-02-15', 'level 2'],
    [8, null, '2026-02-15', 'public 2026'],
    [null, null, '2026-02-15', 'public 2026'],
    [null, null, '2025-12-31', 'public 2025'],
    [null, null, '2026-01-01', 'public 2026'],
    [7, 2, '2024-12-31', undefined],
  ])('for member %s of level %s on %s is %s', (userId, groupId, at, name) => {
    expect(resolvePrice(rows, { userId, groupId, at: day(at) })?.name).toBe(name);
  });

  it('takes the row before a range ends, to the millisecond', () => {
    const lastInstant = new Date(day('2026-02-20').getTime() - 1);
    expect(resolvePrice(rows, { userId: 7, groupId: null, at: lastInstant })?.name).toBe('member 7');
  });

  it('is null without rows', () => {
    expect(resolvePrice([], { userId: 7, groupId: 2, at: day('2026-02-15') })).toBeNull();
  });
});
