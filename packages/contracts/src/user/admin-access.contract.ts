import { answers, call, defineContract } from '../define';
import { Myself } from './member.contract';

export interface AdminAccess {
  readonly id: number;
  readonly username: string;
  readonly nickname: string;
  readonly avatar: string;
  readonly super: boolean;
  /** Permission nodes such as `order/luggageOrder/index`; `*` for a super admin. */
  readonly nodes: readonly string[] | '*';
}

/** Who the calling admin is and what the admin may do; errors: auth.login_required when disabled or deleted. */
export const adminAccess = defineContract('user.admin-access', {
  mine: call(Myself, answers<AdminAccess>()),
});
