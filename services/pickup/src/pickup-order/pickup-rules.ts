import type { Locale, PickupDates } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import type { PickupCalendarEntity } from '../pickup-calendar/pickup-calendar.entity';
import type { ServiceAreaEntity } from '../service-area/service-area.entity';
import type { PickupDateReason, PickupRule } from './domain/pickup-date';
import { checkPickupDate, DEFAULT_PICKUP_RULE, earliestPickupDate, localDate } from './domain/pickup-date';

const REASONS: Readonly<Record<PickupDateReason, Readonly<Record<Locale, string>>>> = {
  bad_date: { 'zh-cn': '日期不正确', en: 'Not a date' },
  past: { 'zh-cn': '日期已过', en: 'In the past' },
  beyond_horizon: { 'zh-cn': '还不能预约', en: 'Too far ahead' },
  closed: { 'zh-cn': '休息日', en: 'Not a working day' },
  past_cutoff: { 'zh-cn': '已过截单时间', en: 'Past the cut-off' },
};

/** An area's hours, or those that hold where there is none, and the calendar as one rule. */
export function ruleOf(
  area: ServiceAreaEntity | null,
  calendar: readonly PickupCalendarEntity[],
): PickupRule {
  const datesOf = (kind: PickupCalendarEntity['kind']): Set<string> =>
    new Set(calendar.filter((day) => day.kind === kind).map((day) => day.date));
  return {
    ...DEFAULT_PICKUP_RULE,
    ...(area && { cutOff: area.cutOff, weekdays: area.weekdays, horizonDays: area.horizonDays }),
    closed: datesOf('closed'),
    extra: datesOf('extra'),
  };
}

/** Every day from tomorrow to the horizon; a closed one says why, a holiday by its name. */
export function pickupDates(
  now: Date,
  area: ServiceAreaEntity,
  calendar: readonly PickupCalendarEntity[],
  locale: Locale,
): PickupDates {
  const rule = ruleOf(area, calendar);
  const holidays = new Map(calendar.filter(({ kind }) => kind === 'closed').map((day) => [day.date, day]));
  const list = daysAhead(localDate(now, rule.zone), rule.horizonDays).map((date) => {
    const check = checkPickupDate(date, now, rule);
    if (check.ok) return { date, open: true };
    const holiday = holidays.get(date);
    const name = locale === 'en' ? holiday?.nameEn : holiday?.nameZh;
    return { date, open: false, reason: name ?? REASONS[check.reason][locale] };
  });
  return { zone: rule.zone, cut_off: rule.cutOff, list };
}

/** Errors: pickup.past_cutoff (says the earliest date), pickup.date_closed for every other reason. */
export function refuseClosedDate(date: string, now: Date, rule: PickupRule): void {
  const check = checkPickupDate(date, now, rule);
  if (check.ok) return;
  const earliest = earliestPickupDate(now, rule);
  throw check.reason === 'past_cutoff' && earliest !== null
    ? new DomainError('pickup.past_cutoff', { cutOff: rule.cutOff, earliest })
    : new DomainError('pickup.date_closed', { date });
}

/** The `count` dates after `date`, which are calendar days and no instants. */
function daysAhead(date: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(`${date}T00:00:00Z`);
    day.setUTCDate(day.getUTCDate() + index + 1);
    return day.toISOString().slice(0, 10);
  });
}
