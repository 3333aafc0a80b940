import type { ScanInbound } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import { cmToMm, kgToGrams } from '@parcelway/money';
import { compactNumber } from '../tracking-event/domain/track-number';
import { hasWrongDigit } from '../waybill-no/domain/waybill-number';

/** A scan as it is judged and kept: grams, millimetres, the code upper case without spaces. */
export interface Beep {
  readonly code: string;
  readonly adminId: number;
  readonly station: string | null;
  readonly weightG: number | null;
  readonly lengthMm: number | null;
  readonly widthMm: number | null;
  readonly heightMm: number | null;
  readonly at: Date;
}

export function readBeep(request: ScanInbound, adminId: number, at: Date): Beep {
  return {
    code: compactNumber(request.waybill_no ?? '').slice(0, 40),
    adminId,
    station: request.station?.trim() || null,
    weightG: measure(request.weight, kgToGrams),
    lengthMm: measure(request.length, cmToMm),
    widthMm: measure(request.width, cmToMm),
    heightMm: measure(request.height, cmToMm),
    at,
  };
}

/** A station without scales sends nothing or a blank. JSON may hold a number where a decimal is declared. */
function measure(text: string | number | null | undefined, read: (text: string) => number): number | null {
  return text === undefined || text === null || text === '' ? null : read(String(text));
}

/** Errors: scan.number_required, scan.bad_check_digit for a number of the postal form whose digit is wrong. */
export function checkCode(code: string): void {
  if (code === '') throw new DomainError('scan.number_required');
  if (hasWrongDigit(code)) throw new DomainError('scan.bad_check_digit');
}
