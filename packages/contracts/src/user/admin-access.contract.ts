import { answers, call, defineContract } from '../define';
import { Myself } from './member.contract';

export interface AdminAccess {
  readonly id: number;
  readonly username: string;
  readonly nickname: string;
  readonly avatar: string;
  /** Epoch seconds of the last log in; null before the first. */
  readonly last_login_time: number | null;
  readonly super: boolean;
  /** Permission nodes such as `order/luggageOrder/index`, names of menus and directories too; `*` for a super admin. */
  readonly nodes: readonly string[] | '*';
}

/** A row of the back office's menu. */
export interface MenuRow {
  readonly id: number;
  /** null at the root */
  readonly pid: number | null;
  readonly type: 'menu_dir' | 'menu' | 'button';
  readonly title: string;
  readonly title_en: string;
  readonly name: string;
  readonly path: string;
  readonly icon: string;
  readonly ui_icon: string;
  readonly menu_type: 'tab' | 'link' | 'iframe' | null;
  readonly url: string;
  readonly component: string;
  readonly keepalive: 0 | 1;
  readonly extend: 'none' | 'add_rules_only' | 'add_menu_only';
  readonly remark: string;
  readonly remark_en: string;
  readonly status: boolean;
}

/** Errors: auth.login_required when the calling admin was disabled or deleted. */
export const adminAccess = defineContract('user.admin-access', {
  /** Who the calling admin is and what the admin may do. */
  mine: call(Myself, answers<AdminAccess>()),
  /** The whole menu, switched-off rows too, by weigh and id. */
  menus: call(Myself, answers<readonly MenuRow[]>()),
});
