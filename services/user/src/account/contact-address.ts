import type { VerificationType } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import { EMAIL_PATTERN } from '../address/domain/contact';
import { memberByEmail, memberByMobile } from '../member/member-by-contact';
import { typedMobile } from '../verification-code/mobile-number';

const LONGEST_EMAIL = 100;

/** An e-mail address or a mobile number in the form in which it is stored. */
export interface ContactAddress {
  readonly type: VerificationType;
  /** To what codes are sent: the address, or the number in E.164. */
  readonly to: string;
  /** '' for a mobile number. */
  readonly email: string;
  readonly mobileCode: string;
  /** National number; '' for an e-mail address. */
  readonly mobile: string;
}

/** What somebody typed as an address. Errors: code.email_format, code.mobile_format. */
export function contactAddress(type: VerificationType, typed: string, code?: string): ContactAddress {
  if (type === 'email') {
    const email = typed.trim().toLowerCase();
    if (!EMAIL_PATTERN.test(email) || email.length > LONGEST_EMAIL)
      throw new DomainError('code.email_format');
    return { type, to: email, email, mobileCode: '+44', mobile: '' };
  }
  const parts = typedMobile(typed, code);
  if (!parts) throw new DomainError('code.mobile_format');
  return {
    type,
    to: parts.code + parts.national,
    email: '',
    mobileCode: parts.code,
    mobile: parts.national,
  };
}

/** Id of the living member with this address, or null. */
export function holderOf(
  database: Pick<DataSource | EntityManager, 'query'>,
  { type, email, mobileCode, mobile }: ContactAddress,
): Promise<number | null> {
  return type === 'email'
    ? memberByEmail(database, email)
    : memberByMobile(database, { code: mobileCode, national: mobile });
}

/** What a violated unique index of members is about, as an error; any other error as it is. */
export function duplicateOf(error: unknown): unknown {
  const constraint = String((error as { constraint?: unknown } | null)?.constraint ?? '');
  const field = /^member_(username|email|mobile)$/.exec(constraint)?.[1];
  return field === undefined ? error : new DomainError('crud.duplicate', { field });
}
