import { DomainError } from '@parcelway/contracts';

/** An order's number as it came, if it is of the kind that the caller's right is over: `PW` luggage, `ST` storage. Errors: bill.not_found. */
export function ownKind(orderNo: string, kind: 'PW' | 'ST'): string {
  if (!orderNo.trim().toUpperCase().startsWith(kind)) throw new DomainError('bill.not_found');
  return orderNo;
}
