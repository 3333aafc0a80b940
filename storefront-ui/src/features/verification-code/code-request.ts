/** How a person is reached. */
export type ContactKind = 'email' | 'mobile';

/** What a code is for; the wire says `user_<purpose>` with the kind where the purpose has one of each. */
export type CodePurpose = 'register' | 'retrieve_pwd' | 'verify' | 'change';

export interface CodeRequest {
  readonly kind: ContactKind;
  readonly purpose: CodePurpose;
  /** The address, or the national number. */
  readonly account: string;
  /** Calling code without plus; '' for e-mail and for the member's own number. */
  readonly mobileCode: string;
  /** Verifying one's own address asks for the password again. */
  readonly password?: string;
}

/** The wire's name of what a code is for. */
export function eventName(kind: ContactKind, purpose: CodePurpose): string {
  if (purpose === 'verify') return `user_${kind}_verify`;
  return purpose === 'change' ? `user_change_${kind}` : `user_${purpose}`;
}

/** An address in the fields of the wire; without a calling code the number is one the server knows. */
export function contactFields(
  kind: ContactKind,
  account: string,
  mobileCode: string,
): Record<string, string> {
  if (kind === 'email') return { email: account.trim() };
  return { mobile: account.trim(), ...(mobileCode && { mobile_code: `+${mobileCode}` }) };
}
