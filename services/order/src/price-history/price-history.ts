import type { CallContext, PriceChange } from '@parcelway/contracts';
import { formatMoney } from '@parcelway/money';
import type { EntityManager } from 'typeorm';
import type { ChannelPriceEntity, PackagingLineEntity } from '../channel-price/channel-price.entity';
import type { ChangedAmount } from './price-change.entity';
import { PriceChangeEntity } from './price-change.entity';

/** Changes shown of one price. */
const SHOWN = 200;

type Figures = Readonly<Record<string, string | null>>;

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

/** Writes down what changed, in the transaction of the change; nothing where nothing did. Null stands for a row that is new or gone. */
export async function writeChange(
  manager: EntityManager,
  { identity }: CallContext,
  priceId: number,
  {
    before,
    after,
    line,
  }: { readonly before: Figures | null; readonly after: Figures | null; readonly line?: string },
): Promise<void> {
  const fields = Object.keys(before ?? after ?? {});
  const changes = fields
    .map((field): ChangedAmount => ({
      field,
      ...(line !== undefined && { line }),
      from: before?.[field] ?? null,
      to: after?.[field] ?? null,
    }))
    .filter(({ from, to }) => from !== to);
  if (changes.length === 0) return;
  await manager.insert(PriceChangeEntity, {
    subjectId: priceId,
    changes,
    byType: identity.kind,
    byId: 'id' in identity ? identity.id : null,
    byName: 'username' in identity ? identity.username : '',
  });
}

/** The newest first. */
export async function changesOf(manager: EntityManager, priceId: number): Promise<PriceChange[]> {
  const rows = await manager.find(PriceChangeEntity, {
    where: { subjectId: priceId },
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
