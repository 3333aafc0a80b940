import { formatDetailTime, LONDON } from '@parcelway/look';

/** An ISO instant as a `datetime-local` value in London; '' for none. */
export function toLondonInput(iso: unknown): string {
  if (typeof iso !== 'string' || Number.isNaN(Date.parse(iso))) return '';
  return formatDetailTime(iso).replace(' ', 'T').slice(0, 16);
}

/** A `datetime-local` value meant in London as an ISO instant; null for none or for text that is no time. */
export function fromLondonInput(local: string): string | null {
  const asUtc = Date.parse(`${local}:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local) || Number.isNaN(asUtc)) return null;
  // The offset at the guess may differ from the one at the answer around a change of clocks, so it is asked twice.
  const first = asUtc - offsetAt(asUtc);
  return new Date(asUtc - offsetAt(first)).toISOString();
}

/** How far London's clocks are ahead of UTC at an instant, in ms. */
function offsetAt(instantMs: number): number {
  const shown = formatDetailTime(new Date(instantMs), { timeZone: LONDON }).replace(' ', 'T');
  return Date.parse(`${shown}Z`) - Math.floor(instantMs / 1000) * 1000;
}

/** Today's calendar date in London. */
export function londonToday(now: Date): string {
  return formatDetailTime(now).slice(0, 10);
}
