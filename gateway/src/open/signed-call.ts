import { createHash, timingSafeEqual } from 'node:crypto';
import { DomainError } from '@parcelway/contracts';
import type { PartnerCredentials } from '@parcelway/contracts';
import { signature } from '@parcelway/partner-client';
import type { SignedParts } from '@parcelway/partner-client';

/** How far a partner's clock may be from ours. */
export const CLOCK_SECONDS = 300;

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** The signed headers of a call; each in the form it must have. */
export interface SignedHeaders extends Pick<SignedParts, 'appId' | 'timestamp' | 'nonce'> {
  readonly sign: string;
}

const FORMS = {
  'app-id': /^[\w.-]{1,40}$/,
  timestamp: /^\d{10}$/,
  nonce: /^[\w.~+/=:-]{1,64}$/,
  sign: /^[0-9a-f]{64}$/i,
} as const;

/** Errors: partner.not_signed, which names the header. */
export function signedHeaders(headers: Headers): SignedHeaders {
  const read = (header: keyof typeof FORMS): string => {
    const value = headers[header];
    if (typeof value === 'string' && FORMS[header].test(value)) return value;
    const rule = value === undefined ? 'required' : 'pattern';
    throw new DomainError('partner.not_signed', { header }, [{ field: header, rule }]);
  };
  return {
    appId: read('app-id'),
    timestamp: read('timestamp'),
    nonce: read('nonce'),
    sign: read('sign').toLowerCase(),
  };
}

/** `now` in epoch milliseconds. Errors: partner.clock. */
export function checkClock(timestamp: string, now: number): void {
  if (Math.abs(now / 1_000 - Number(timestamp)) <= CLOCK_SECONDS) return;
  throw new DomainError('partner.clock', { now: new Date(now).toISOString(), max: CLOCK_SECONDS }, [
    { field: 'timestamp', rule: 'refused' },
  ]);
}

/** Whether one of the living secrets made the signature. Every secret is tried, and each compared in constant time. */
export function isSignedBy(
  secrets: PartnerCredentials['secrets'],
  parts: SignedParts,
  sign: string,
  now: number,
): boolean {
  const given = digest(sign);
  let isGood = false;
  for (const { secret, expires_at } of secrets) {
    if (expires_at !== null && expires_at * 1_000 <= now) continue;
    if (timingSafeEqual(digest(signature(secret, parts)), given)) isGood = true;
  }
  return isGood;
}

/** Of one length, whatever was sent. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
