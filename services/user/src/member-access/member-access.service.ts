import type { CallContext, Handlers, MemberAccess, MemberRuleRow, Myself } from '@parcelway/contracts';
import { DomainError, memberAccess } from '@parcelway/contracts';
import { Serves } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import { EVERYTHING } from '../admin-access/domain/rights';
import { callingMember } from '../session/caller';

interface AccessRow {
  readonly has_all: boolean;
  readonly nodes: readonly string[];
}

/** $1 member id → AccessRow of a living, enabled member, at most one. A disabled group gives nothing. */
const ACCESS = `SELECT g.status AND g.rules ? '${EVERYTHING}' AS has_all,
    ARRAY(SELECT name FROM member_rule WHERE status AND g.status AND g.rules ? name ORDER BY name) AS nodes
  FROM member m JOIN member_group g ON g.id = m.group_id WHERE m.id = $1 AND m.status = 'enable' AND m.delete_time IS NULL`;

interface StoredRule extends Omit<MemberRuleRow, 'id' | 'pid'> {
  readonly id: string;
  readonly pid: string | null;
}

/** → StoredRule, by weigh and id */
const RULES = `SELECT id, pid, type, title, title_en, name, path, icon, menu_type, url, component, no_login_valid, extend, status
  FROM member_rule ORDER BY weigh DESC, id`;

/** What members may do in the member centre. */
@Serves(memberAccess)
export class MemberAccessService implements Handlers<typeof memberAccess> {
  constructor(private readonly dataSource: DataSource) {}

  /** Errors: auth.login_required, also for a member that was disabled or deleted since. */
  async mine(_request: Myself, context: CallContext): Promise<MemberAccess> {
    const [row] = await this.dataSource.query<AccessRow[]>(ACCESS, [callingMember(context)]);
    if (!row) throw new DomainError('auth.login_required');
    return { nodes: row.has_all ? EVERYTHING : row.nodes };
  }

  async rules(): Promise<readonly MemberRuleRow[]> {
    const rows = await this.dataSource.query<StoredRule[]>(RULES);
    return rows.map((row) => ({
      ...row,
      id: Number(row.id),
      pid: row.pid === null ? null : Number(row.pid),
    }));
  }
}
