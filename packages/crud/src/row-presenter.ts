import type { CallContext, ResourceRow } from '@parcelway/contracts';
import type { ObjectLiteral } from 'typeorm';
import type { BoundResource } from './bound-resource';
import { writeField } from './field-values';
import { rowCurrency } from './row-reader';

/** Rows as they go over the wire: declared fields by their snake_case names, the name in the caller's language, the hooks' own fields. */
export async function presentRows(
  bound: BoundResource,
  entities: readonly ObjectLiteral[],
  context: CallContext,
): Promise<ResourceRow[]> {
  const versionProperty = bound.metadata.versionColumn?.propertyName;
  const rows = entities.map((entity) => {
    const currency = rowCurrency(bound, entity);
    const row: Record<string, unknown> = {};
    for (const { name, declared, property } of bound.fields.values())
      row[name] = writeField(declared, entity[property], currency);
    for (const name of bound.virtual.keys()) row[name] = null;
    if (versionProperty !== undefined) row['version'] = Number(entity[versionProperty]);
    if ('name_zh' in row) row['name'] = context.locale === 'en' ? row['name_en'] : row['name_zh'];
    return row;
  });
  await bound.hooks.present?.(rows, context);
  return rows as unknown as ResourceRow[];
}
