import { answers, call, defineContract } from '../define';
import { Id } from '../validation';

export class OneMember {
  @Id() id!: number;
}

/** What staff do with a member beside editing the row; the gateway asks for the node. Errors: member.not_found. */
export const memberStaff = defineContract('user.member-staff', {
  /** Forgets wrong passwords, so that a locked member may log in. */
  unlock: call(OneMember, answers<null>()),
  /** Ends all sessions. */
  logoutAll: call(OneMember, answers<null>()),
  /**
   * Mails the member a link for a new password; an earlier link is dead. Errors: member.no_email, member.is_disabled,
   * member.no_public_url, code.mail_unavailable, code.mail_too_often within a minute.
   */
  resetPassword: call(OneMember, answers<null>()),
});
