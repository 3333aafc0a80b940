import type { Locale, TrackView } from '@parcelway/contracts';
import type { WaybillStatus } from '@parcelway/contracts/statuses';
import { leastAdvanced } from '../tracking-event/domain/order-progress';
import { compactNumber } from '../tracking-event/domain/track-number';
import type { TrackedEvent, TrackedRow } from './waybill.queries';

/**
 * What a caller sees of an order's boxes (D11, docs/domain): with `full` everything, else the status, the last event and the
 * receiver's city. Several boxes show the stage of the one furthest behind, and all their events together, newest first.
 * @param rows at least one, all of one order
 */
export function trackView(rows: readonly TrackedRow[], full: boolean, locale: Locale): TrackView {
  const events = mergedEvents(rows).map((event) => shownEvent(event, locale));
  const status = leastAdvanced(rows.map((row) => row.status as WaybillStatus));
  const receiver_city = rows[0]?.receiver_city ?? '';
  if (!full) return { status, events: events.slice(0, 1), receiver_city };
  return {
    status,
    events,
    receiver_city,
    order_no: rows[0]?.order_no ?? '',
    waybills: rows.map(({ waybill_no, status: own, package_no }) => ({
      waybill_no,
      status: own,
      package_no,
    })),
  };
}

/** Whether `verify` is the last four digits of the receiver's phone or the receiver's postcode. */
export function isSecondFactor(verify: string | undefined, row: TrackedRow): boolean {
  const given = compactNumber(verify ?? '');
  if (given === '') return false;
  return (
    given === compactNumber(row.receiver_zip) || (given.length === 4 && given === row.receiver_phone_end)
  );
}

/** What happened to several boxes alike is told once. */
function mergedEvents(rows: readonly TrackedRow[]): TrackedEvent[] {
  const distinct = new Map(
    rows.flatMap((row) => row.events).map((event) => [JSON.stringify(event), event] as const),
  );
  return [...distinct.values()].sort((left, right) => right.at - left.at);
}

function shownEvent(event: TrackedEvent, locale: Locale): TrackView['events'][number] {
  const isEnglish = locale === 'en';
  return {
    time: Math.floor(event.at / 1000),
    status: event.status,
    description: isEnglish ? event.en || event.zh : event.zh || event.en,
    place: isEnglish ? event.place_en || event.place : event.place,
  };
}
