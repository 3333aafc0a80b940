import { Injectable } from '@nestjs/common';
import type { CallContext } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import type { ResourceHooks } from '@parcelway/crud';
import type { EntityManager } from 'typeorm';
import type { ProtocolEntity } from './protocol.entity';

/** Versions are counted per code; only a draft may be edited. */
@Injectable()
export class ProtocolHooks implements ResourceHooks<ProtocolEntity> {
  async beforeAdd(row: ProtocolEntity, _context: CallContext, manager: EntityManager): Promise<void> {
    // Two new versions of one code at once would count the same.
    await manager.query(`SELECT pg_advisory_xact_lock(hashtext('protocol'), hashtext($1))`, [row.code]);
    const [{ next } = { next: 1 }] = (await manager.query(
      `SELECT coalesce(max(version_no), 0) + 1 AS next FROM protocol WHERE code = $1`,
      [row.code],
    )) as { next: number }[];
    row.versionNo = Number(next);
    row.status = 'draft';
  }

  async beforeEdit(row: ProtocolEntity): Promise<void> {
    if (row.status !== 'draft') throw new DomainError('protocol.not_draft');
  }
}
