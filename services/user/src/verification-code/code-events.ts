import type { ErrorCode } from '@parcelway/contracts';

/** What has to hold of an address before a code about an event goes there. */
export type AddressRule = 'unknown' | 'known' | 'own';

interface EventRule {
  readonly rule: AddressRule;
  /** Error when the rule does not hold. */
  readonly otherwise: ErrorCode;
}

export const mailRules: Readonly<Record<string, EventRule>> = {
  user_register: { rule: 'unknown', otherwise: 'code.email_registered' },
  user_change_email: { rule: 'unknown', otherwise: 'code.email_occupied' },
  user_retrieve_pwd: { rule: 'known', otherwise: 'code.email_unknown' },
  user_email_verify: { rule: 'own', otherwise: 'code.not_own_email' },
};

export const smsRules: Readonly<Record<string, EventRule>> = {
  user_register: { rule: 'unknown', otherwise: 'code.mobile_registered' },
  user_change_mobile: { rule: 'unknown', otherwise: 'code.mobile_occupied' },
  user_retrieve_pwd: { rule: 'known', otherwise: 'code.mobile_unknown' },
  user_mobile_verify: { rule: 'own', otherwise: 'code.not_own_mobile' },
};
