import { Injectable } from '@nestjs/common';
import type { CallContext, PublishProtocol } from '@parcelway/contracts';
import { DomainError, settingsChanged } from '@parcelway/contracts';
import { invalidFields, Outbox } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import { ProtocolEntity } from './protocol.entity';

@Injectable()
export class ProtocolPublisher {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** Draft → live; the live version of the same code becomes old. Errors: protocol.not_found, protocol.not_draft. */
  async publish(
    { id, effective_at }: PublishProtocol,
    { requestId }: CallContext,
  ): Promise<{ id: number; version_no: number }> {
    const effectiveAt = instantOf(effective_at);
    const published = await this.dataSource.transaction(async (manager) => {
      const row = await manager.findOne(ProtocolEntity, {
        where: { id: Number(id) },
        lock: { mode: 'pessimistic_write' },
      });
      if (!row) throw new DomainError('protocol.not_found');
      if (row.status !== 'draft') throw new DomainError('protocol.not_draft');
      await manager.query(
        `UPDATE protocol SET status = 'old', version = version + 1, update_time = now() WHERE code = $1 AND status = 'live'`,
        [row.code],
      );
      await manager.save(Object.assign(row, { status: 'live', effectiveAt }));
      // The site's settings name the live terms.
      await this.outbox.add(manager, settingsChanged, { names: ['protocols'] }, requestId);
      return { id: row.id, version_no: row.versionNo };
    });
    this.outbox.committed();
    return published;
  }
}

function instantOf(text: string | undefined): Date {
  if (!text) return new Date();
  const instant = /^\d{9,11}$/.test(text) ? new Date(Number(text) * 1_000) : new Date(text);
  if (Number.isNaN(instant.getTime())) throw invalidFields([{ field: 'effective_at', rule: 'instant' }]);
  return instant;
}
