import { makeS10, s10CheckDigit } from '@parcelway/checks';

/** A range of numbers to draw from; serials come from a pool's row, so that none is drawn twice. */
export type NumberSeries = S10Series | OwnSeries;

/** A postal series: UPU S10, "RR473124829GB". */
export interface S10Series {
  readonly kind: 's10';
  /** Two letters, the first none of J K S T W. */
  readonly service: string;
  readonly country: string;
}

/** Our own series: up to 8 letters or digits, eight digits of serial, a check digit by the S10 rule: "PWY473124829". */
export interface OwnSeries {
  readonly kind: 'own';
  readonly prefix: string;
}

const POSTAL_FORM = /^[A-Z]{2}(\d{8})(\d)[A-Z]{2}$/;

/**
 * The waybill number of a serial, with its check digit (D2, docs/domain).
 * @param serial 0 to 99,999,999, within the series' range
 * @throws RangeError for a serial or letters that the series cannot hold
 */
export function waybillNumber(series: NumberSeries, serial: number): string {
  if (series.kind === 's10') return makeS10(series.service, serial, series.country);
  if (!/^[A-Z0-9]{0,8}$/.test(series.prefix)) throw new RangeError(`not a prefix: ${series.prefix}`);
  const digits = String(serial).padStart(8, '0');
  return `${series.prefix}${digits}${s10CheckDigit(digits)}`;
}

/** The serial that makes this number in the series; null where none does, a wrong check digit included. */
export function serialOf(series: NumberSeries, number: string): number | null {
  const [before, after] = series.kind === 's10' ? [series.service, series.country] : [series.prefix, ''];
  if (!number.startsWith(before) || !number.endsWith(after)) return null;
  const digits = number.slice(before.length, number.length - after.length);
  if (!/^\d{9}$/.test(digits)) return null;
  const serial = digits.slice(0, 8);
  return s10CheckDigit(serial) === Number(digits[8]) ? Number(serial) : null;
}

/** Whether a number of the postal form has a check digit that is not its own; other forms have none to be wrong. */
export function hasWrongDigit(number: string): boolean {
  const match = POSTAL_FORM.exec(number);
  return match !== null && s10CheckDigit(match[1] ?? '') !== Number(match[2]);
}
