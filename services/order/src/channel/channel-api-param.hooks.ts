import { Injectable } from '@nestjs/common';
import type { ResourceHooks } from '@parcelway/crud';
import { FieldCipher } from '@parcelway/platform';
import { DataSource, In } from 'typeorm';
import { ChannelApiParamEntity } from './channel-api-param.entity';

/** Shorter secrets show nothing of themselves: four characters would be too much of them. */
const LEAST_SHOWN_LENGTH = 12;

/** Seals values on their way in; staff see a secret by its last four characters. */
@Injectable()
export class ChannelApiParamHooks implements ResourceHooks<ChannelApiParamEntity> {
  constructor(
    private readonly cipher: FieldCipher,
    private readonly dataSource: DataSource,
  ) {}

  async beforeAdd(row: ChannelApiParamEntity): Promise<void> {
    row.paramValue = this.cipher.encrypt(row.paramValue);
  }

  async beforeEdit(row: ChannelApiParamEntity, before: Readonly<ChannelApiParamEntity>): Promise<void> {
    if (row.paramValue !== before.paramValue) row.paramValue = this.cipher.encrypt(row.paramValue);
    // What was a secret is never shown by a tick: it is typed anew.
    else if (before.isSecret && !row.isSecret) row.isSecret = true;
  }

  async present(rows: Record<string, unknown>[]): Promise<void> {
    if (rows.length === 0) return;
    const stored = await this.dataSource.getRepository(ChannelApiParamEntity).find({
      where: { id: In(rows.map((row) => Number(row['id']))) },
      select: { id: true, paramValue: true, isSecret: true },
    });
    const shown = new Map(stored.map((param) => [param.id, this.shown(param)]));
    for (const row of rows) row['shown_value'] = shown.get(Number(row['id'])) ?? '';
  }

  private shown({ paramValue, isSecret }: ChannelApiParamEntity): string {
    const value = this.cipher.decrypt(paramValue);
    if (!isSecret) return value;
    return value.length < LEAST_SHOWN_LENGTH ? '••••' : `••••${value.slice(-4)}`;
  }
}
