import { Injectable } from '@nestjs/common';
import type { DomainEvent, StorageName } from '@parcelway/contracts';
import { attachmentRemoved } from '@parcelway/contracts';
import { ReactsTo } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { Storages } from './storages';

/** Removes the bytes of a deleted row; a storage that is away is tried again later. */
@Injectable()
export class AttachmentReactions {
  constructor(private readonly storages: Storages) {}

  @ReactsTo(attachmentRemoved)
  async removeFile(
    { data }: DomainEvent<{ url: string; storage: StorageName }>,
    manager: EntityManager,
  ): Promise<void> {
    const others = (await manager.query(`SELECT 1 FROM attachment WHERE url = $1 AND storage = $2 LIMIT 1`, [
      data.url,
      data.storage,
    ])) as unknown[];
    if (others.length > 0) return;
    const storage = await this.storages.of(data.storage);
    await storage.remove(data.url.replace(/^\/storage\//, ''));
  }
}
