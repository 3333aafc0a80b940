import { Controller, Get } from '@nestjs/common';
import type { CallContext, Locale, MenuRow, ResourceRow } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import { adminGroupResource, adminResource, memberGroupResource } from '@parcelway/contracts/resources';
import { idsOf, indented, listQueryOf, nested } from '@parcelway/legacy';
import type { Session } from '../auth/access-token';
import { AdminNode, Stock } from '../auth/access';
import { MenuCache } from '../auth/menu-cache';
import { Context, CurrentSession, Input } from '../http/input';
import { ResourcePages } from '../resource/resource-pages';
import { listedRow, openedRow } from './listed-row';
import { remarkOf } from './menus';
import { ruleNamesIn, tickedIds } from './rule-ids';

type Params = Readonly<Record<string, unknown>>;

const MOST_GROUPS = 1_000;

/** Where the existing clients read admin groups otherwise than other resources. */
@Controller('admin/auth.Group')
@Stock()
export class AdminGroupController {
  constructor(
    private readonly pages: ResourcePages,
    private readonly menus: MenuCache,
  ) {}

  /** The tree of groups, `rules` in a few words, and the caller's own groups, whose buttons the client hides. */
  @Get('index')
  @AdminNode('auth/group/index')
  async index(@Input() params: Params, @Context() context: CallContext, @CurrentSession() session: Session) {
    const { quick } = listQueryOf(params, adminGroupResource);
    const [{ rows }, menus, own] = await Promise.all([
      this.pages.page(
        adminGroupResource,
        { offset: 0, limit: MOST_GROUPS, ...(quick === undefined ? {} : { quick }) },
        context,
      ),
      this.menus.menus(context),
      this.ownGroups(session, context),
    ]);
    const groups = rows.map((row) => ({
      ...listedRow(adminGroupResource, row),
      id: row.id,
      pid: row['pid'] ?? 0,
      status: row['status'],
      rules: inFewWords(ruleNamesIn(row['rules']), menus, context.locale),
    }));
    if (isSet(params['select'])) return { options: optionsIn(groups, own, params) };
    return { list: nested(groups), group: own, remark: remarkOf(menus, 'auth/group', context.locale) };
  }

  @Get('edit')
  @AdminNode('auth/group/edit')
  async one(@Input() params: Params, @Context() context: CallContext) {
    const [row, menus] = await Promise.all([
      this.pages.one(adminGroupResource, idIn(params), context),
      this.menus.menus(context),
    ]);
    return { row: ticked(row, tickedIds(ruleNamesIn(row['rules']), menus)) };
  }

  private async ownGroups({ id }: Session, context: CallContext): Promise<readonly number[]> {
    const { group_arr } = await this.pages.one(adminResource, id, context);
    return Array.isArray(group_arr) ? group_arr.map(Number) : [];
  }
}

/** Where the existing clients read member groups otherwise than other resources. */
@Controller('admin/user.Group')
@Stock()
export class AdminMemberGroupController {
  constructor(
    private readonly pages: ResourcePages,
    private readonly menus: MenuCache,
  ) {}

  @Get('edit')
  @AdminNode('user/group/edit')
  async one(@Input() params: Params, @Context() context: CallContext) {
    const [row, rules] = await Promise.all([
      this.pages.one(memberGroupResource, idIn(params), context),
      this.menus.memberRules(context),
    ]);
    return { row: ticked(row, tickedIds(ruleNamesIn(row['rules']), rules)) };
  }
}

function ticked(row: ResourceRow, rules: readonly string[]): Record<string, unknown> {
  return { ...openedRow('pid' in row ? adminGroupResource : memberGroupResource, row), rules };
}

type Group = Readonly<Record<string, unknown>> & { readonly id: number; readonly status: unknown };

/** For a form's select: enabled groups; with `absoluteAuth` without the caller's own. */
function optionsIn(groups: readonly Group[], own: readonly number[], params: Params) {
  const wanted = idsOf({ ids: params['initValue'] ?? [] });
  const offered = groups.filter(
    ({ id, status }) =>
      status === '1' &&
      (wanted.length === 0 || wanted.includes(id)) &&
      !(isSet(params['absoluteAuth']) && own.includes(id)),
  );
  return wanted.length > 0 || !isSet(params['isTree'] ?? true) ? offered : indented(offered, ['name']);
}

function inFewWords(names: readonly string[], menus: readonly MenuRow[], locale: Locale): string {
  const isEnglish = locale === 'en';
  if (names.includes('*')) return isEnglish ? 'Super administrator' : '超级管理员';
  const first = menus.find(({ name }) => names.includes(name));
  if (!first) return isEnglish ? 'No permission' : '无权限';
  const title = isEnglish && first.title_en ? first.title_en : first.title;
  if (names.length === 1) return title;
  return isEnglish ? `${title} and others, ${names.length} in all` : `${title}等 ${names.length} 项`;
}

function isSet(value: unknown): boolean {
  return value !== undefined && !['', '0', 'false'].includes(String(value));
}

function idIn({ id }: Params): number {
  const [first] = idsOf({ id });
  if (first === undefined) throw new DomainError('crud.not_found');
  return first;
}
