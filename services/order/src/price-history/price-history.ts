import type { CallContext, FigureChanges } from '@parcelway/contracts';
import type { Resource } from '@parcelway/contracts/resources';
import { channelResource } from '@parcelway/contracts/resources';
import { formatMoney } from '@parcelway/money';
import type { EntityManager } from 'typeorm';
import { ChannelEntity } from '../channel/channel.entity';
import type { ChannelPriceEntity, PackagingLineEntity } from '../channel-price/channel-price.entity';
import type { ChangedFigure, FigureChange } from './price-change.entity';
import { ChannelChangeEntity, PriceChangeEntity } from './price-change.entity';

/** Changes shown of one row. */
const SHOWN = 200;

type Figures = Readonly<Record<string, string | null>>;

interface FiguresBeforeAfter {
  readonly before: Figures | null;
  readonly after: Figures | null;
  readonly line?: string;
}

type ChangeTable = new () => FigureChange;

/** The figures of a price row, as its history keeps them: money as decimal text, grams, ISO instants. */
export function figuresOfPrice(row: Readonly<ChannelPriceEntity>): Figures {
  return {
    first_weight_g: String(row.firstWeightG),
    first_price: formatMoney(row.firstPrice, row.currency),
    step_price: formatMoney(row.stepPrice, row.currency),
    valid_from: row.validFrom.toISOString(),
    valid_to: row.validTo?.toISOString() ?? null,
    status: row.status ? '1' : '0',
  };
}

/** The figures of a packaging line. */
export function figuresOfLine(row: Readonly<PackagingLineEntity>): Figures {
  return {
    packaging_box_id: row.packagingBoxId,
    price: formatMoney(row.price),
    status: row.status ? '1' : '0',
  };
}

/** What staff set of a channel, by the names of its declaration: as prices have them, lists and rules as JSON. */
export function figuresOfChannel(manager: EntityManager, row: Readonly<ChannelEntity>): Figures {
  const fields: Resource['fields'] = channelResource.fields;
  return Object.fromEntries(
    manager
      .getRepository(ChannelEntity)
      .metadata.columns.filter(({ databaseName }) => fields[databaseName] && !fields[databaseName].readOnly)
      .map((column) => [column.databaseName, figure(column.getEntityValue(row), row.currency)]),
  );
}

function figure(value: unknown, currency: string): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'bigint') return formatMoney(value, currency);
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Writes down what changed of a price, in the transaction of the change; nothing where nothing did. Null stands for a row that is new or gone. */
export async function writeChange(
  manager: EntityManager,
  context: CallContext,
  priceId: number,
  change: FiguresBeforeAfter,
): Promise<void> {
  await write(manager, PriceChangeEntity, context, priceId, change);
}

/** As `writeChange`, of a channel. */
export async function writeChannelChange(
  manager: EntityManager,
  context: CallContext,
  channelId: number,
  change: FiguresBeforeAfter,
): Promise<void> {
  await write(manager, ChannelChangeEntity, context, channelId, change);
}

async function write(
  manager: EntityManager,
  history: ChangeTable,
  { identity }: CallContext,
  subjectId: number,
  { before, after, line }: FiguresBeforeAfter,
): Promise<void> {
  const fields = Object.keys(before ?? after ?? {});
  const changes = fields
    .map((field): ChangedFigure => ({
      field,
      ...(line !== undefined && { line }),
      from: before?.[field] ?? null,
      to: after?.[field] ?? null,
    }))
    .filter(({ from, to }) => from !== to);
  if (changes.length === 0) return;
  await manager.insert(history, {
    subjectId,
    changes,
    byType: identity.kind,
    byId: 'id' in identity ? identity.id : null,
    byName: 'username' in identity ? identity.username : '',
  });
}

/** The newest first. */
export async function changesOf(
  manager: EntityManager,
  history: ChangeTable,
  subjectId: number,
): Promise<FigureChanges[]> {
  const rows = await manager.find(history, {
    where: { subjectId },
    order: { id: 'DESC' },
    take: SHOWN,
  });
  return rows.map((row) => ({
    id: row.id,
    changes: row.changes,
    by_type: row.byType,
    by_name: row.byName,
    time: row.createTime.toISOString(),
  }));
}
