import { Injectable } from '@nestjs/common';
import type { CallContext, StorageName } from '@parcelway/contracts';
import { attachmentRemoved } from '@parcelway/contracts';
import type { ResourceHooks, WriteKind } from '@parcelway/crud';
import { Outbox } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { Settings } from '../config/settings';
import type { AttachmentEntity } from './attachment.entity';

@Injectable()
export class AttachmentHooks implements ResourceHooks<AttachmentEntity> {
  constructor(
    private readonly outbox: Outbox,
    private readonly settings: Settings,
  ) {}

  async afterWrite(
    { url, storage }: AttachmentEntity,
    kind: WriteKind,
    context: CallContext,
    manager: EntityManager,
  ): Promise<void> {
    if (kind !== 'del') return;
    await this.outbox.add(
      manager,
      attachmentRemoved,
      { url, storage: storage as StorageName },
      context.requestId,
    );
  }

  async present(rows: Record<string, unknown>[]): Promise<void> {
    const cdn = (await this.settings.text('cdn_url')).replace(/\/+$/, '');
    for (const row of rows) {
      const url = String(row['url']);
      row['suffix'] = /\.([a-z0-9]+)$/i.exec(String(row['name']))?.[1]?.toLowerCase() ?? 'file';
      // Without a host of its own the gateway puts the caller's in front.
      row['full_url'] = `${cdn}${url}`;
    }
  }
}
