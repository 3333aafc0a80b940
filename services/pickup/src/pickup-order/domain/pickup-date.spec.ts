import {
  checkPickupDate,
  DEFAULT_PICKUP_RULE,
  earliestPickupDate,
  hasCutOffPassed,
  listPickupDates,
  localDate,
} from './pickup-date';

/** England's bank holidays of 2026 that the cases meet. */
const rule = {
  ...DEFAULT_PICKUP_RULE,
  closed: new Set([
    '2026-04-03',
    '2026-04-06',
    '2026-05-04',
    '2026-05-25',
    '2026-08-31',
    '2026-12-25',
    '2026-12-28',
  ]),
};
const instant = (text: string) => new Date(text);

describe('earliestPickupDate', () => {
  it.each([
    ['a Tuesday before the cut-off', '2026-06-30T14:59:59Z', '2026-07-01'],
    ['a Tuesday at 16:00 in London to the second', '2026-06-30T15:00:00Z', '2026-07-02'],
    ['a Tuesday after the cut-off', '2026-06-30T15:30:00Z', '2026-07-02'],
    ['a Tuesday before the cut-off in winter', '2026-01-13T15:59:59Z', '2026-01-14'],
    ['a Tuesday after the cut-off in winter', '2026-01-13T16:00:00Z', '2026-01-15'],
    ['a Friday before the cut-off', '2026-07-03T14:00:00Z', '2026-07-06'],
    ['a Friday after the cut-off', '2026-07-03T16:00:00Z', '2026-07-07'],
    ['a Saturday', '2026-07-04T09:00:00Z', '2026-07-07'],
    ['a Sunday night', '2026-07-05T22:00:00Z', '2026-07-07'],
    ['a Friday before a bank holiday Monday', '2026-05-22T14:00:00Z', '2026-05-26'],
    ['a Friday after the cut-off before a bank holiday Monday', '2026-05-22T15:30:00Z', '2026-05-27'],
    ['a bank holiday Monday', '2026-05-25T09:00:00Z', '2026-05-27'],
    ['the Thursday before Easter', '2026-04-02T14:59:00Z', '2026-04-07'],
    ['the Thursday before Easter, too late', '2026-04-02T15:00:00Z', '2026-04-08'],
    ['a summer night that is still Tuesday in UTC', '2026-06-30T23:30:00Z', '2026-07-02'],
    ['the evening before that night, already late', '2026-06-30T22:30:00Z', '2026-07-02'],
    ['a summer night at the end of Sunday in UTC, Monday in London', '2026-07-05T23:30:00Z', '2026-07-07'],
    ['the Friday before the clocks go forward', '2026-03-27T15:59:00Z', '2026-03-30'],
    ['the first working day of summer time, 15:59 in London', '2026-03-30T14:59:00Z', '2026-03-31'],
    ['the first working day of summer time, 16:00 in London', '2026-03-30T15:00:00Z', '2026-04-01'],
    ['the Friday before the clocks go back, 16:00 in London', '2026-10-23T15:00:00Z', '2026-10-27'],
    ['the first working day of winter time, 15:59 in London', '2026-10-26T15:59:00Z', '2026-10-27'],
  ])('on %s (%s) is %s', (_case, now, date) => {
    expect(earliestPickupDate(instant(now), rule)).toBe(date);
  });

  it('follows the hours, weekdays and extra days of a service area', () => {
    const area = { ...rule, cutOff: '12:30', weekdays: [2, 4], extra: new Set(['2026-07-04']) };
    expect(earliestPickupDate(instant('2026-06-30T11:29:00Z'), area)).toBe('2026-07-02');
    expect(earliestPickupDate(instant('2026-06-30T11:30:00Z'), area)).toBe('2026-07-04');
    expect(earliestPickupDate(instant('2026-07-02T12:00:00Z'), area)).toBe('2026-07-07');
  });

  it('keeps a day closed that is both closed and extra', () => {
    const area = { ...rule, extra: new Set(['2026-05-25']) };
    expect(earliestPickupDate(instant('2026-05-22T14:00:00Z'), area)).toBe('2026-05-26');
  });

  it.each([
    ['no day of the week is worked', { ...rule, weekdays: [] }],
    ['the horizon is too near', { ...rule, horizonDays: 0 }],
  ])('is null when %s', (_case, area) => {
    expect(earliestPickupDate(instant('2026-06-30T09:00:00Z'), area)).toBeNull();
    expect(listPickupDates(instant('2026-06-30T09:00:00Z'), area, 5)).toEqual([]);
    expect(checkPickupDate('2026-06-30', instant('2026-06-30T09:00:00Z'), area)).toMatchObject({ ok: false });
  });
});

describe('checkPickupDate', () => {
  const now = instant('2026-06-30T14:00:00Z');

  it.each([
    ['2026-07-01', 'ok'],
    ['2026-07-30', 'ok'],
    ['2026-07-31', 'beyond_horizon'],
    ['2026-06-30', 'past_cutoff'],
    ['2026-06-29', 'past'],
    ['2026-07-04', 'closed'],
    ['2026-02-30', 'bad_date'],
    ['2026-13-01', 'bad_date'],
    ['01/07/2026', 'bad_date'],
    ['2026-07-01T00:00:00Z', 'bad_date'],
    ['2026-7-1', 'bad_date'],
    ['', 'bad_date'],
  ])('on a Tuesday at 15:00 says %s: %s', (date, answer) => {
    const check = checkPickupDate(date, now, rule);
    expect(check.ok ? 'ok' : check.reason).toBe(answer);
  });

  it('refuses a bank holiday as closed', () => {
    expect(checkPickupDate('2026-08-31', instant('2026-08-20T09:00:00Z'), rule)).toEqual({
      ok: false,
      reason: 'closed',
    });
  });

  it('refuses tomorrow from 16:00 London on the day before', () => {
    expect(checkPickupDate('2026-07-01', instant('2026-06-30T14:59:59Z'), rule)).toEqual({ ok: true });
    expect(checkPickupDate('2026-07-01', instant('2026-06-30T15:00:00Z'), rule)).toEqual({
      ok: false,
      reason: 'past_cutoff',
    });
  });

  it('refuses Monday after 16:00 on Friday', () => {
    expect(checkPickupDate('2026-07-06', instant('2026-07-03T15:00:00Z'), rule)).toEqual({
      ok: false,
      reason: 'past_cutoff',
    });
  });

  it('counts the horizon from the London date, an hour ahead of UTC on a summer night', () => {
    const justBeforeMidnight = instant('2026-06-30T22:59:00Z');
    const justAfterMidnight = instant('2026-06-30T23:00:00Z');
    expect(checkPickupDate('2026-07-31', justBeforeMidnight, rule)).toMatchObject({
      reason: 'beyond_horizon',
    });
    expect(checkPickupDate('2026-07-31', justAfterMidnight, rule)).toEqual({ ok: true });
    expect(checkPickupDate('2026-06-30', justAfterMidnight, rule)).toMatchObject({ reason: 'past' });
  });

  it('gives the same answer for a date picked in Shanghai, whatever zone this machine has', () => {
    // 07:00 on 30 June in Shanghai is midnight of that day in London.
    expect(localDate(instant('2026-06-29T23:00:00Z'), 'Asia/Shanghai')).toBe('2026-06-30');
    expect(localDate(instant('2026-06-29T23:00:00Z'), 'Europe/London')).toBe('2026-06-30');
    expect(checkPickupDate('2026-07-01', instant('2026-06-29T23:00:00Z'), rule)).toEqual({ ok: true });
    expect(listPickupDates(instant('2026-06-29T23:00:00Z'), rule, 1)).toEqual(['2026-07-01']);
  });
});

describe('hasCutOffPassed', () => {
  it.each([
    ['2026-07-01', '2026-06-30T14:59:59Z', false],
    ['2026-07-01', '2026-06-30T15:00:00Z', true],
    ['2026-07-06', '2026-07-03T14:59:59Z', false],
    ['2026-07-06', '2026-07-03T15:00:00Z', true],
    ['2026-07-06', '2026-07-05T12:00:00Z', true],
    ['2026-05-26', '2026-05-22T14:59:59Z', false],
    ['2026-05-26', '2026-05-22T15:00:00Z', true],
    ['2026-08-31', '2026-08-27T09:00:00Z', false],
    ['2026-06-29', '2026-06-30T09:00:00Z', true],
  ])('for %s at %s is %s', (date, now, passed) => {
    expect(hasCutOffPassed(date, instant(now), rule)).toBe(passed);
  });
});

describe('listPickupDates', () => {
  it('skips weekends and bank holidays', () => {
    expect(listPickupDates(instant('2026-12-22T12:00:00Z'), rule, 5)).toEqual([
      '2026-12-23',
      '2026-12-24',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
    ]);
  });

  it('ends at the horizon', () => {
    const dates = listPickupDates(instant('2026-06-30T12:00:00Z'), rule, 100);
    expect(dates[0]).toBe('2026-07-01');
    expect(dates.at(-1)).toBe('2026-07-30');
    expect(dates).toHaveLength(22);
  });

  it('lists exactly the dates that the check accepts, across both clock changes', () => {
    for (const now of ['2026-03-20T16:30:00Z', '2026-10-16T15:30:00Z', '2026-06-30T23:30:00Z']) {
      const accepted = [...Array(40).keys()]
        .map((ahead) => new Date(instant(now).getTime() + ahead * 86_400_000).toISOString().slice(0, 10))
        .filter((date) => checkPickupDate(date, instant(now), rule).ok);
      expect(listPickupDates(instant(now), rule, 100)).toEqual(accepted);
    }
  });
});
