import type { TrackView } from '@parcelway/contracts';

/** Full-width characters made plain, upper case, without blanks and dashes of any kind. */
const compact = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '');

/** The forms in which a number that somebody typed may be stored: as a carrier's, as our own "SH-7K4M-92QX". */
export function storedForms(typed: string): { readonly trackingNumber: string; readonly sheetNo: string } {
  const trackingNumber = compact(typed);
  const body = /^SH([0-9A-Z]{8})$/.exec(trackingNumber)?.[1]?.replace(/O/g, '0').replace(/[IL]/g, '1') ?? '';
  return { trackingNumber, sheetNo: body && `SH-${body.slice(0, 4)}-${body.slice(4)}` };
}

/** Whether `verify` is the last four digits of the receiver's phone or the receiver's postcode. */
export function isReceivers(
  verify: string | undefined,
  receiver: { readonly receiverTelephone: string; readonly receiverZipCode: string },
): boolean {
  const given = compact(verify ?? '');
  if (given === '') return false;
  const phoneEnd = receiver.receiverTelephone.replace(/\D/g, '').slice(-4);
  return given === compact(receiver.receiverZipCode) || (given.length === 4 && given === phoneEnd);
}

/** What a caller sees (D11, docs/domain): with `full` everything, else the state, the last event and the receiver's city. */
export function publicTrack({ order_no = '', ...track }: TrackView, full: boolean): TrackView {
  return full ? { ...track, order_no } : { ...track, events: track.events.slice(0, 1) };
}
