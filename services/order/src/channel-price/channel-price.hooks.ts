import { Injectable } from '@nestjs/common';
import type { CallContext } from '@parcelway/contracts';
import { invalidFields } from '@parcelway/platform';
import type { ResourceHooks } from '@parcelway/crud';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { IsNull, Not } from 'typeorm';
import { ChannelEntity } from '../channel/channel.entity';
import { ChannelPriceEntity, PackagingLineEntity } from './channel-price.entity';

async function completePrice(row: ChannelPriceEntity, manager: EntityManager): Promise<void> {
  if (row.validTo && row.validTo <= row.validFrom)
    throw invalidFields([{ field: 'valid_to', rule: 'min', params: { min: row.validFrom.toISOString() } }]);
  const channel = await manager.getRepository(ChannelEntity).findOneByOrFail({ id: row.channelId });
  row.currency = channel.currency;
}

/** Public prices: rows of the price table without member and group. */
@Injectable()
export class ChannelPriceHooks implements ResourceHooks<ChannelPriceEntity> {
  scope(query: SelectQueryBuilder<ChannelPriceEntity>): void {
    query.andWhere('row.userId IS NULL AND row.userGroupId IS NULL');
  }

  async beforeAdd(row: ChannelPriceEntity, _context: CallContext, manager: EntityManager): Promise<void> {
    await completePrice(row, manager);
  }

  async beforeEdit(
    row: ChannelPriceEntity,
    _before: Readonly<ChannelPriceEntity>,
    _context: CallContext,
    manager: EntityManager,
  ): Promise<void> {
    await completePrice(row, manager);
  }
}

/** Prices of exactly one member or one member group. */
@Injectable()
export class MemberChannelPriceHooks implements ResourceHooks<ChannelPriceEntity> {
  scope(query: SelectQueryBuilder<ChannelPriceEntity>): void {
    query.andWhere('(row.userId IS NOT NULL OR row.userGroupId IS NOT NULL)');
  }

  async beforeAdd(row: ChannelPriceEntity, _context: CallContext, manager: EntityManager): Promise<void> {
    if (Boolean(row.userId) === Boolean(row.userGroupId))
      throw invalidFields([{ field: 'user_id', rule: 'required' }]);
    await completePrice(row, manager);
  }

  async beforeEdit(
    row: ChannelPriceEntity,
    _before: Readonly<ChannelPriceEntity>,
    _context: CallContext,
    manager: EntityManager,
  ): Promise<void> {
    await completePrice(row, manager);
  }
}

/** No box twice among the living lines of one price (D1). */
@Injectable()
export class PackagingLineHooks implements ResourceHooks<PackagingLineEntity> {
  async beforeAdd(row: PackagingLineEntity, _context: CallContext, manager: EntityManager): Promise<void> {
    await refuseDoubleBox(row, manager);
  }

  async beforeEdit(
    row: PackagingLineEntity,
    _before: Readonly<PackagingLineEntity>,
    _context: CallContext,
    manager: EntityManager,
  ): Promise<void> {
    await refuseDoubleBox(row, manager);
  }
}

async function refuseDoubleBox(row: PackagingLineEntity, manager: EntityManager): Promise<void> {
  await manager.query('SELECT id FROM channel_price WHERE id = $1 FOR UPDATE', [row.channelPriceId]);
  const others = await manager.getRepository(PackagingLineEntity).findBy({
    channelPriceId: row.channelPriceId,
    status: true,
    deleteTime: IsNull(),
    ...(row.id ? { id: Not(row.id) } : {}),
  });
  const taken = new Set(others.flatMap((line) => line.packagingBoxId.split(',')));
  const own = row.packagingBoxId.split(',');
  if (new Set(own).size < own.length || own.some((box) => taken.has(box)))
    throw invalidFields([{ field: 'packaging_box_id', rule: 'overlap' }]);
}
