/** A number that a customer or a scanner gave. */
export interface TrackNumber {
  readonly kind: 'waybill' | 'order';
  /** In the form it is stored in: "EE473124829GB", "PW-7K4M-92QX". */
  readonly no: string;
}

/** Full-width characters made plain, upper case, without spaces and dashes of any kind. */
export function compactNumber(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '');
}

/**
 * Reads a number as people type it. Order numbers (PW and eight characters of Crockford's base 32) take O for 0 and I or L
 * for 1; everything else is taken for a waybill number.
 */
export function readTrackNumber(text: string): TrackNumber {
  const compact = compactNumber(text);
  const body = /^PW([0-9A-Z]{8})$/.exec(compact)?.[1]?.replace(/O/g, '0').replace(/[IL]/g, '1');
  return body === undefined
    ? { kind: 'waybill', no: compact }
    : { kind: 'order', no: `PW-${body.slice(0, 4)}-${body.slice(4)}` };
}
