import type { CallContext } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import type { Row } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { IsNull } from 'typeorm';
import { ChannelPriceEntity, PackagingLineEntity } from '../channel-price/channel-price.entity';
import { ChannelEntity } from '../channel/channel.entity';
import {
  figuresOfChannel,
  figuresOfPrice,
  writeChange,
  writeChannelChange,
} from '../price-history/price-history';

/** A row without what is its own, ready to be another. */
function without<Entity extends Row>({ id, createTime, updateTime, version, ...rest }: Entity) {
  void [id, createTime, updateTime, version];
  return rest;
}

/** A channel with its living prices and packaging lines once more, under another code and switched off. Errors: channel.not_found, crud.duplicate. */
export async function copyChannel(
  manager: EntityManager,
  channelId: number,
  code: string,
  context: CallContext,
): Promise<number> {
  const living = { deleteTime: IsNull() };
  const channel = await manager.findOneBy(ChannelEntity, { id: channelId, ...living });
  if (!channel) throw new DomainError('channel.not_found');
  if (await manager.existsBy(ChannelEntity, { code, ...living }))
    throw new DomainError('crud.duplicate', { field: 'code' });
  const copy = await manager.save(
    ChannelEntity,
    Object.assign(new ChannelEntity(), without(channel), { code, status: false }),
  );
  await manager.query('UPDATE channel SET weigh = id WHERE id = $1', [copy.id]);
  await writeChannelChange(manager, context, copy.id, {
    before: null,
    after: figuresOfChannel(manager, copy),
  });
  for (const price of await manager.findBy(ChannelPriceEntity, { channelId, ...living })) {
    const priceCopy = await manager.save(
      ChannelPriceEntity,
      Object.assign(new ChannelPriceEntity(), without(price), { channelId: copy.id }),
    );
    const lines = await manager.findBy(PackagingLineEntity, { channelPriceId: price.id, ...living });
    await manager.save(
      PackagingLineEntity,
      lines.map((line) =>
        Object.assign(new PackagingLineEntity(), without(line), { channelPriceId: priceCopy.id }),
      ),
    );
    await writeChange(manager, context, priceCopy.id, { before: null, after: figuresOfPrice(priceCopy) });
  }
  return copy.id;
}
