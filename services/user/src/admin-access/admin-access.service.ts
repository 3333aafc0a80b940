import type { AdminAccess, CallContext, Handlers, Myself } from '@parcelway/contracts';
import { adminAccess, DomainError } from '@parcelway/contracts';
import { Serves } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import { callingAdmin } from '../session/caller';

/** The node that stands for all. */
const EVERYTHING = '*';

interface AccessRow {
  readonly id: string;
  readonly username: string;
  readonly nickname: string;
  readonly avatar: string;
  /** One list of nodes per enabled group. */
  readonly rules: readonly (readonly string[])[];
}

/** $1 admin id → AccessRow of a living, enabled admin, at most one */
const ACCESS = `SELECT a.id, a.username, a.nickname, a.avatar,
    coalesce((SELECT jsonb_agg(g.rules) FROM admin_group g WHERE g.status AND a.group_ids @> to_jsonb(g.id)), '[]') AS rules
  FROM admin a WHERE a.id = $1 AND a.status AND a.delete_time IS NULL`;

@Serves(adminAccess)
export class AdminAccessService implements Handlers<typeof adminAccess> {
  constructor(private readonly dataSource: DataSource) {}

  /** Errors: auth.login_required, also for an admin that was disabled or deleted since. */
  async mine(_request: Myself, context: CallContext): Promise<AdminAccess> {
    const [row] = await this.dataSource.query<AccessRow[]>(ACCESS, [callingAdmin(context)]);
    if (!row) throw new DomainError('auth.login_required');
    const nodes = [...new Set(row.rules.flat())].sort();
    const isSuper = nodes.includes(EVERYTHING);
    const { username, nickname, avatar } = row;
    return {
      id: Number(row.id),
      username,
      nickname,
      avatar,
      super: isSuper,
      nodes: isSuper ? EVERYTHING : nodes,
    };
  }
}
