import { answers, call, defineContract } from '../define';
import { Id } from '../validation';

/** No fields: the caller is the subject. */
export class Myself {}

export class MemberById {
  @Id() user_id!: number;
}

export interface MemberProfile {
  readonly id: number;
  readonly username: string;
  readonly nickname: string;
  readonly email: string;
  /** Calling code with its plus. */
  readonly mobile_code: string;
  readonly mobile: string;
  readonly avatar: string;
  readonly gender: number;
  readonly birthday: string | null;
  readonly motto: string;
  readonly score: number;
  readonly group: { readonly id: number; readonly name: string; readonly discount_bp: number };
  readonly language: 'zh-cn' | 'en';
  readonly last_login_time: number | null;
  readonly last_login_ip: string;
  readonly join_time: number | null;
}

/** What pricing needs of a member. */
export interface MemberTerms {
  readonly user_id: number;
  readonly version: number;
  readonly username: string;
  readonly nickname: string;
  readonly status: 'enable' | 'disable';
  readonly group_id: number;
  readonly group_name: string;
  readonly group_name_en: string;
  readonly discount_bp: number;
}

export const member = defineContract('user.member', {
  /** The caller's own profile. */
  profile: call(Myself, answers<MemberProfile>()),
  /** For other services only. Errors: member.not_found. */
  terms: call(MemberById, answers<MemberTerms>()),
});
