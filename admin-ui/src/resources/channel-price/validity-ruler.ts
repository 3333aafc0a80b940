/** A range `[from, to)` in ms; `to` null = for ever. */
export interface Validity {
  readonly id: number;
  readonly from: number;
  readonly to: number | null;
}

/** A stretch of the drawn line, in percent of its length. */
export interface Stretch {
  readonly left: number;
  readonly width: number;
}

export interface Ruler {
  readonly bars: readonly (Stretch & { readonly id: number })[];
  readonly gaps: readonly (Stretch & { readonly from: number; readonly to: number })[];
  readonly overlaps: readonly (Stretch & { readonly from: number; readonly to: number })[];
  /** Where today stands; null outside the line. */
  readonly now: number | null;
  readonly from: number;
  readonly to: number;
}

const DAY_MS = 86_400_000;
/** What has no end is drawn this far beyond the last date that anything has. */
const BEYOND_MS = 60 * DAY_MS;

/** The ranges on one line from the first beginning to beyond the last end, with what no range covers and what two do. Null without ranges. */
export function rulerOf(ranges: readonly Validity[], now: number): Ruler | null {
  if (ranges.length === 0) return null;
  const sorted = [...ranges].sort((one, other) => one.from - other.from);
  const dates = sorted.flatMap(({ from, to }) => (to === null ? [from] : [from, to]));
  const from = Math.min(...dates);
  const isEndless = sorted.some(({ to }) => to === null);
  const to = isEndless ? Math.max(...dates, now) + BEYOND_MS : Math.max(...dates);
  const length = Math.max(to - from, DAY_MS);
  const at = (ms: number): number => ((Math.min(ms, to) - from) / length) * 100;
  const stretch = (begin: number, end: number): Stretch => ({ left: at(begin), width: at(end) - at(begin) });
  const gaps: Ruler['gaps'][number][] = [];
  const overlaps: Ruler['overlaps'][number][] = [];
  let covered = from;
  for (const one of sorted) {
    const end = one.to ?? to;
    if (one.from > covered) gaps.push({ from: covered, to: one.from, ...stretch(covered, one.from) });
    const common = Math.min(covered, end);
    if (common > one.from) overlaps.push({ from: one.from, to: common, ...stretch(one.from, common) });
    covered = Math.max(covered, end);
  }
  return {
    bars: sorted.map((one) => ({ id: one.id, ...stretch(one.from, one.to ?? to) })),
    gaps,
    overlaps,
    now: now >= from && now <= to ? at(now) : null,
    from,
    to,
  };
}
