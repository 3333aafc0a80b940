import { Injectable } from '@nestjs/common';
import type { CallContext } from '@parcelway/contracts';
import type { ResourceHooks } from '@parcelway/crud';
import type { SelectQueryBuilder } from 'typeorm';
import { DataSource } from 'typeorm';
import { EVERYTHING } from '../admin-access/domain/rights';
import { StaffRights } from '../admin-access/staff-rights';
import { RevokedSessions } from './revoked-sessions';
import type { SessionRowEntity } from './session-row.entity';

/** $1 row ids, $2 the caller's session → its row id, if it is one of them */
const CURRENT = `SELECT id FROM session_list WHERE id = ANY($1::bigint[]) AND sid::text = $2`;

/** Sessions of members, and of the admins that the caller may manage. */
@Injectable()
export class SessionRowHooks implements ResourceHooks<SessionRowEntity> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rights: StaffRights,
    private readonly revoked: RevokedSessions,
  ) {}

  async limit(context: CallContext): Promise<((query: SelectQueryBuilder<SessionRowEntity>) => void) | null> {
    const { rights, adminId, groupsBelow } = await this.rights.of(context);
    if (rights === EVERYTHING) return null;
    return (query) =>
      query.andWhere(
        `(row.kind = 'user' OR row.subjectId = :ownId OR row.subjectId IN (
          SELECT a.id FROM admin a WHERE a.group_arr <> '[]' AND a.group_arr <@ :groupsBelow::jsonb))`,
        { ownId: adminId, groupsBelow: JSON.stringify(groupsBelow) },
      );
  }

  async beforeDel(row: SessionRowEntity): Promise<void> {
    await this.revoked.revoke([row.sid]);
  }

  async present(rows: Record<string, unknown>[], { identity }: CallContext): Promise<void> {
    const sid = identity.kind === 'admin' ? identity.sessionId : '';
    const [current] = await this.dataSource.query<{ id: string }[]>(CURRENT, [rows.map(({ id }) => id), sid]);
    for (const row of rows) row['is_current'] = row['id'] === Number(current?.id ?? 0) ? '1' : '0';
  }
}
