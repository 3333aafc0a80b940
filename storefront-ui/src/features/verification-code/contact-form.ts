import type { ContactKind } from './code-request';

/** The part of a form that says how a person is reached; only the field of `kind` counts. */
export interface ContactForm {
  kind: ContactKind;
  email: string;
  mobile: string;
  /** Calling code without plus. */
  mobile_code: string;
}

export const emptyContact: Omit<ContactForm, 'kind'> = { email: '', mobile: '', mobile_code: '44' };

/** Calling codes offered for mobiles. */
export const CALLING_CODES = ['44', '86'] as const;

/** The address that counts. */
export function contactOf(form: ContactForm): string {
  return (form.kind === 'email' ? form.email : form.mobile).trim();
}
