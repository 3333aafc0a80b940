import type { AdminAccess, CallContext, Handlers, MenuRow, Myself } from '@parcelway/contracts';
import { adminAccess, DomainError } from '@parcelway/contracts';
import { Serves } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import { callingAdmin } from '../session/caller';
import { EVERYTHING } from './domain/rights';

interface AccessRow {
  readonly id: string;
  readonly username: string;
  readonly nickname: string;
  readonly avatar: string;
  readonly last_login_time: string | null;
  readonly super: boolean;
  readonly nodes: readonly string[];
}

/** $1 admin id → AccessRow of a living, enabled admin, at most one. A node counts while its menu row is switched on. */
const ACCESS = `WITH granted AS (
    SELECT DISTINCT jsonb_array_elements_text(g.rules) AS name FROM admin a JOIN admin_group g ON a.group_arr @> to_jsonb(g.id)
    WHERE a.id = $1 AND g.status
  )
  SELECT a.id, a.username, a.nickname, a.avatar, extract(epoch FROM a.last_login_time)::bigint AS last_login_time,
    EXISTS (SELECT FROM granted WHERE name = '${EVERYTHING}') AS super,
    ARRAY(SELECT menu.name FROM menu JOIN granted USING (name) WHERE menu.status ORDER BY menu.name) AS nodes
  FROM admin a WHERE a.id = $1 AND a.status AND a.delete_time IS NULL`;

interface StoredMenu extends Omit<MenuRow, 'id' | 'pid'> {
  readonly id: string;
  readonly pid: string | null;
}

/** → StoredMenu, by weigh and id */
const MENUS = `SELECT id, pid, type, title, title_en, name, path, icon, ui_icon, menu_type, url, component, keepalive, extend, remark,
    remark_en, status
  FROM menu ORDER BY weigh DESC, id`;

@Serves(adminAccess)
export class AdminAccessService implements Handlers<typeof adminAccess> {
  constructor(private readonly dataSource: DataSource) {}

  /** Errors: auth.login_required, also for an admin that was disabled or deleted since. */
  async mine(_request: Myself, context: CallContext): Promise<AdminAccess> {
    const [row] = await this.dataSource.query<AccessRow[]>(ACCESS, [callingAdmin(context)]);
    if (!row) throw new DomainError('auth.login_required');
    const { id, username, nickname, avatar, last_login_time } = row;
    return {
      ...{ id: Number(id), username, nickname, avatar },
      last_login_time: last_login_time === null ? null : Number(last_login_time),
      super: row.super,
      nodes: row.super ? EVERYTHING : row.nodes,
    };
  }

  async menus(_request: Myself, context: CallContext): Promise<readonly MenuRow[]> {
    callingAdmin(context);
    const rows = await this.dataSource.query<StoredMenu[]>(MENUS);
    return rows.map((row) => ({
      ...row,
      id: Number(row.id),
      pid: row.pid === null ? null : Number(row.pid),
    }));
  }
}
