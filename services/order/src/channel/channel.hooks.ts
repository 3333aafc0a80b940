import { Injectable } from '@nestjs/common';
import type { CallContext } from '@parcelway/contracts';
import type { ResourceHooks, WriteKind } from '@parcelway/crud';
import type { EntityManager } from 'typeorm';
import { figuresOfChannel, writeChannelChange } from '../price-history/price-history';
import type { ChannelEntity } from './channel.entity';

/** Every change of a channel stays in its history. */
@Injectable()
export class ChannelHooks implements ResourceHooks<ChannelEntity> {
  async beforeEdit(
    row: ChannelEntity,
    before: Readonly<ChannelEntity>,
    context: CallContext,
    manager: EntityManager,
  ): Promise<void> {
    await writeChannelChange(manager, context, row.id, {
      before: figuresOfChannel(manager, before),
      after: figuresOfChannel(manager, row),
    });
  }

  async afterWrite(
    row: ChannelEntity,
    kind: WriteKind,
    context: CallContext,
    manager: EntityManager,
  ): Promise<void> {
    if (kind === 'edit') return;
    const figures = figuresOfChannel(manager, row);
    const change = kind === 'del' ? { before: figures, after: null } : { before: null, after: figures };
    await writeChannelChange(manager, context, row.id, change);
  }
}
