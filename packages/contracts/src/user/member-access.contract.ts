import { answers, call, defineContract } from '../define';
import { Myself } from './member.contract';

/** A row of the member centre's menu. */
export interface MemberRuleRow {
  readonly id: number;
  /** null at the root */
  readonly pid: number | null;
  readonly type: 'route' | 'menu_dir' | 'menu' | 'nav_user_menu' | 'nav' | 'button';
  readonly title: string;
  readonly title_en: string;
  readonly name: string;
  readonly path: string;
  readonly icon: string;
  readonly menu_type: 'tab' | 'link' | 'iframe' | null;
  readonly url: string;
  readonly component: string;
  readonly no_login_valid: boolean;
  readonly extend: 'none' | 'add_rules_only' | 'add_menu_only';
  readonly status: boolean;
}

export interface MemberAccess {
  /** Names of member rules such as `account/overview`; `*` = all. */
  readonly nodes: readonly string[] | '*';
}

export const memberAccess = defineContract('user.member-access', {
  /** What the calling member's group may do. Errors: auth.login_required for a member who was disabled or deleted. */
  mine: call(Myself, answers<MemberAccess>()),
  /** All rules, switched-off ones too, by weigh and id; for anybody. */
  rules: call(Myself, answers<readonly MemberRuleRow[]>()),
});
