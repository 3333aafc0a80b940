/** A span of calendar days in London as a list's filter holds it, both ends included; '' for an open end. */
export interface DaySpan {
  readonly from: string;
  readonly until: string;
}

const LAST_SECOND = ' 23:59:59';

type Filter = Readonly<Record<string, unknown>>;

const day = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 10) : '');

/** The span a list is narrowed to by one field. */
export function spanIn(filter: Filter, name: string): DaySpan {
  return { from: day(filter[`${name}_gte`]), until: day(filter[`${name}_lte`]) };
}

/** The filter with a field's span set; open ends leave no trace. An instant's last day counts to its last second. */
export function withSpan(filter: Filter, name: string, { from, until }: DaySpan, isInstant: boolean): Filter {
  const { [`${name}_gte`]: _from, [`${name}_lte`]: _until, ...others } = filter;
  return {
    ...others,
    ...(from ? { [`${name}_gte`]: from } : {}),
    ...(until ? { [`${name}_lte`]: isInstant ? `${until}${LAST_SECOND}` : until } : {}),
  };
}

/** `11-14 … 11-27` with the words given for an open end. */
export function spanText({ from, until }: DaySpan, words: { from: string; until: string }): string {
  if (from && until) return `${from.slice(5)} ${words.until} ${until.slice(5)}`;
  return from ? `${words.from} ${from.slice(5)}` : `${words.until} ${until.slice(5)}`;
}
