/**
 * The instant a reporter wrote, kept to the millisecond: "2026-04-17T23:43:17.6571145" is 23:43:17.657. Further
 * digits of the fraction are cut, a time without a zone is UTC.
 * @returns null for a text that is no date and time
 */
export function parseEventTime(text: string): Date | null {
  const match =
    /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2})?)(?:[.,](\d+))?\s*(Z|[+-]\d{2}:?\d{2})?$/i.exec(
      text.trim(),
    );
  if (!match) return null;
  const [, date = '', time = '', fraction = '', zone = 'Z'] = match;
  const seconds = time.length === 5 ? `${time}:00` : time;
  const milliseconds = fraction.slice(0, 3).padEnd(3, '0');
  const offset = zone.toUpperCase().replace(/^([+-]\d{2})(\d{2})$/, '$1:$2');
  const at = new Date(`${date}T${seconds}.${milliseconds}${offset}`);
  return Number.isNaN(at.getTime()) ? null : at;
}
