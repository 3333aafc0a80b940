import type { PickupCalendarEntity } from '../pickup-calendar/pickup-calendar.entity';
import type { ServiceAreaEntity } from '../service-area/service-area.entity';
import { pickupDates, refuseClosedDate, ruleOf } from './pickup-rules';

const area = { weekdays: [1, 2, 3, 4, 5], cutOff: '16:00', horizonDays: 7 } as ServiceAreaEntity;
const calendar = [
  { date: '2026-12-25', kind: 'closed', nameZh: '圣诞节', nameEn: 'Christmas Day' },
  { date: '2026-12-26', kind: 'extra', nameZh: '加班', nameEn: 'Extra run' },
] as PickupCalendarEntity[];

describe('pickupDates', () => {
  it('on a Wednesday after the cut-off says of each day why it is closed', () => {
    const now = new Date('2026-12-23T16:30:00Z');
    expect(pickupDates(now, area, calendar, 'en')).toEqual({
      zone: 'Europe/London',
      cut_off: '16:00',
      list: [
        { date: '2026-12-24', open: false, reason: 'Past the cut-off' },
        { date: '2026-12-25', open: false, reason: 'Christmas Day' },
        { date: '2026-12-26', open: true },
        { date: '2026-12-27', open: false, reason: 'Not a working day' },
        { date: '2026-12-28', open: true },
        { date: '2026-12-29', open: true },
        { date: '2026-12-30', open: true },
      ],
    });
  });

  it('names a holiday in Chinese to Chinese readers', () => {
    const [, holiday] = pickupDates(new Date('2026-12-23T10:00:00Z'), area, calendar, 'zh-cn').list;
    expect(holiday).toEqual({ date: '2026-12-25', open: false, reason: '圣诞节' });
  });

  it('begins with tomorrow in London when it is still today in UTC', () => {
    const { list } = pickupDates(new Date('2026-06-30T23:30:00Z'), area, [], 'en');
    expect(list[0]?.date).toBe('2026-07-02');
  });
});

describe('refuseClosedDate', () => {
  const now = new Date('2026-12-23T16:30:00Z');
  const rule = ruleOf(area, calendar);

  it('says the earliest date when the cut-off has passed', () => {
    expect(() => refuseClosedDate('2026-12-24', now, rule)).toThrow(
      expect.objectContaining({
        code: 'pickup.past_cutoff',
        params: { cutOff: '16:00', earliest: '2026-12-26' },
      }) as Error,
    );
  });

  it.each(['2026-12-25', '2026-12-27', '2026-12-22', '2027-02-01'])('refuses %s as closed', (date) => {
    expect(() => refuseClosedDate(date, now, rule)).toThrow(
      expect.objectContaining({ code: 'pickup.date_closed', params: { date } }) as Error,
    );
  });

  it('lets a working day pass', () => {
    expect(() => refuseClosedDate('2026-12-28', now, rule)).not.toThrow();
  });
});
