import { Injectable } from '@nestjs/common';
import type { CallContext } from '@parcelway/contracts';
import { invalidFields } from '@parcelway/platform';
import type { ResourceHooks, RowInput, WriteKind } from '@parcelway/crud';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { DataSource, In, IsNull, Not } from 'typeorm';
import { ChannelEntity } from '../channel/channel.entity';
import { figuresOfLine, figuresOfPrice, writeChange } from '../price-history/price-history';
import { ChannelPriceEntity, PackagingLineEntity } from './channel-price.entity';
import { readLines } from './domain/inline-lines';

async function completePrice(row: ChannelPriceEntity, manager: EntityManager): Promise<void> {
  if (row.validTo && row.validTo <= row.validFrom)
    throw invalidFields([{ field: 'valid_to', rule: 'min', params: { min: row.validFrom.toISOString() } }]);
  const channel = await manager.getRepository(ChannelEntity).findOneByOrFail({ id: row.channelId });
  row.currency = channel.currency;
  if (row.status) await refuseOverlap(row, manager);
}

/** Names the row that is live at the same time; two writers at once are held apart by the table's constraint. */
async function refuseOverlap(row: ChannelPriceEntity, manager: EntityManager): Promise<void> {
  const [other] = (await manager.query(
    `SELECT id, to_char(valid_from AT TIME ZONE 'Europe/London', 'YYYY-MM-DD HH24:MI') AS "from",
            to_char(valid_to AT TIME ZONE 'Europe/London', 'YYYY-MM-DD HH24:MI') AS "to"
     FROM channel_price
     WHERE channel_id = $1 AND COALESCE(user_id, 0) = $2 AND COALESCE(user_group_id, 0) = $3 AND id <> $4 AND status AND delete_time IS NULL
       AND tstzrange(valid_from, valid_to) && tstzrange($5, $6)
     ORDER BY valid_from LIMIT 1`,
    [row.channelId, row.userId ?? 0, row.userGroupId ?? 0, row.id ?? 0, row.validFrom, row.validTo ?? null],
  )) as { id: string; from: string; to: string | null }[];
  if (!other) return;
  const params = { row: Number(other.id), range: `${other.from} – ${other.to ?? '∞'}` };
  throw invalidFields([{ field: 'valid_from', rule: 'overlap_with', params }]);
}

/** What public and member prices have alike: channel and range of life, the lines that come with a new price, the history. */
@Injectable()
abstract class PriceHooks implements ResourceHooks<ChannelPriceEntity> {
  constructor(private readonly dataSource: DataSource) {}

  async beforeAdd(
    row: ChannelPriceEntity,
    _context: CallContext,
    manager: EntityManager,
    input: RowInput,
  ): Promise<void> {
    await completePrice(row, manager);
    judgeLines(input, row);
  }

  async beforeEdit(
    row: ChannelPriceEntity,
    before: Readonly<ChannelPriceEntity>,
    context: CallContext,
    manager: EntityManager,
  ): Promise<void> {
    await completePrice(row, manager);
    await writeChange(manager, context, row.id, {
      before: figuresOfPrice(before),
      after: figuresOfPrice(row),
    });
  }

  async afterWrite(
    row: ChannelPriceEntity,
    kind: WriteKind,
    context: CallContext,
    manager: EntityManager,
    input?: RowInput,
  ): Promise<void> {
    await writeArrival(row, kind, context, manager);
    if (kind === 'add') await addLines(row, input, context, manager);
  }

  async present(rows: Record<string, unknown>[]): Promise<void> {
    await presentPrices(this.dataSource, rows);
  }
}

/** Public prices: rows of the price table without member and group. */
@Injectable()
export class ChannelPriceHooks extends PriceHooks {
  scope(query: SelectQueryBuilder<ChannelPriceEntity>): void {
    query.andWhere('row.userId IS NULL AND row.userGroupId IS NULL');
  }
}

/** Prices of exactly one member or one member group. */
@Injectable()
export class MemberChannelPriceHooks extends PriceHooks {
  scope(query: SelectQueryBuilder<ChannelPriceEntity>): void {
    query.andWhere('(row.userId IS NOT NULL OR row.userGroupId IS NOT NULL)');
  }

  override async beforeAdd(
    row: ChannelPriceEntity,
    context: CallContext,
    manager: EntityManager,
    input: RowInput,
  ): Promise<void> {
    if (Boolean(row.userId) === Boolean(row.userGroupId))
      throw invalidFields([{ field: 'user_id', rule: 'required' }]);
    await super.beforeAdd(row, context, manager, input);
  }
}

function judgeLines(input: RowInput, { currency }: ChannelPriceEntity): void {
  const { faults } = readLines(input['lines'], currency);
  if (faults.length > 0) throw invalidFields(faults);
}

/** The lines that came with a new price, each with its place in the price's history. */
async function addLines(
  { id, currency }: ChannelPriceEntity,
  input: RowInput | undefined,
  context: CallContext,
  manager: EntityManager,
): Promise<void> {
  for (const given of readLines(input?.['lines'], currency).lines) {
    const line = manager.create(PackagingLineEntity, { channelPriceId: id, ...given });
    await manager.insert(PackagingLineEntity, line);
    const after = figuresOfLine(line);
    await writeChange(manager, context, id, { before: null, after, line: line.packagingBoxId });
  }
}

/** Adds the packaging lines, and a name by which a select tells prices apart. */
async function presentPrices(dataSource: DataSource, rows: Record<string, unknown>[]): Promise<void> {
  const channels = await dataSource.manager.find(ChannelEntity, {
    where: { id: In(rows.map((row) => Number(row['channel_id']))) },
    select: { id: true, code: true },
    withDeleted: true,
  });
  const lines = await dataSource.manager.find(PackagingLineEntity, {
    where: { channelPriceId: In(rows.map(({ id }) => Number(id))) },
    order: { id: 'ASC' },
  });
  for (const row of rows) {
    row['lines'] = lines
      .filter(({ channelPriceId }) => channelPriceId === Number(row['id']))
      .map((line) => ({ id: line.id, ...figuresOfLine(line) }));
    const code = channels.find(({ id }) => id === Number(row['channel_id']))?.code ?? '';
    const from = String(row['valid_from']).slice(0, 10);
    row['name'] = `${code} ${String(row['first_price'])}+${String(row['step_price'])} ${from}`;
  }
}

/** A price that is new or gone, in its history. */
async function writeArrival(
  row: ChannelPriceEntity,
  kind: WriteKind,
  context: CallContext,
  manager: EntityManager,
): Promise<void> {
  const figures = figuresOfPrice(row);
  if (kind === 'add' || kind === 'restore')
    await writeChange(manager, context, row.id, { before: null, after: figures });
  if (kind === 'del') await writeChange(manager, context, row.id, { before: figures, after: null });
}

/** No box twice among the living lines of one price (D1). */
@Injectable()
export class PackagingLineHooks implements ResourceHooks<PackagingLineEntity> {
  async beforeAdd(row: PackagingLineEntity, _context: CallContext, manager: EntityManager): Promise<void> {
    await refuseDoubleBox(row, manager);
  }

  async beforeEdit(
    row: PackagingLineEntity,
    before: Readonly<PackagingLineEntity>,
    context: CallContext,
    manager: EntityManager,
  ): Promise<void> {
    await refuseDoubleBox(row, manager);
    await writeChange(manager, context, row.channelPriceId, {
      before: figuresOfLine(before),
      after: figuresOfLine(row),
      line: before.packagingBoxId,
    });
  }

  async afterWrite(
    row: PackagingLineEntity,
    kind: WriteKind,
    context: CallContext,
    manager: EntityManager,
  ): Promise<void> {
    const figures = figuresOfLine(row);
    const line = row.packagingBoxId;
    if (kind === 'add' || kind === 'restore')
      await writeChange(manager, context, row.channelPriceId, { before: null, after: figures, line });
    if (kind === 'del')
      await writeChange(manager, context, row.channelPriceId, { before: figures, after: null, line });
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
  const own = row.packagingBoxId.split(',');
  const other =
    new Set(own).size < own.length
      ? row
      : others.find((line) => line.packagingBoxId.split(',').some((box) => own.includes(box)));
  if (!other) return;
  const params = { line: `#${other.id ?? ''}` };
  throw invalidFields([{ field: 'packaging_box_id', rule: 'box_taken', params }]);
}
