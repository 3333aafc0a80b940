import type { CallContext, Labels } from '@parcelway/contracts';
import { labelColumnsOf } from '@parcelway/contracts/resources';
import type { EntityManager } from 'typeorm';
import type { BoundResource } from './bound-resource';
import { writeField } from './field-values';
import { ALIAS, rowsOf } from './row-query';
import { rowCurrency } from './row-reader';

/** Declared label columns of living rows, by id; nothing else of the row is read. */
export async function labelsOf(
  bound: BoundResource,
  ids: readonly number[],
  { locale }: CallContext,
  manager: EntityManager,
): Promise<Labels[string]> {
  const columns = labelColumnsOf(bound.resource);
  const inLanguage = locale === 'en' ? 'name_en' : 'name_zh';
  const read = ['id', 'currency', ...columns, ...(columns.includes('name') ? [inLanguage] : [])];
  const fields = [...bound.fields.values()].filter(({ name }) => read.includes(name));
  const entities = await rowsOf(bound, manager)
    .select(fields.map(({ property }) => `${ALIAS}.${property}`))
    .andWhere(`${ALIAS}.id IN (:...ids)`, { ids })
    .getMany();
  return Object.fromEntries(
    entities.map((entity) => {
      const currency = rowCurrency(bound, entity);
      const values = new Map(
        fields.map(({ name, declared, property }) => [
          name,
          writeField(declared, entity[property], currency),
        ]),
      );
      if (columns.includes('name')) values.set('name', values.get('name') ?? values.get(inLanguage));
      return [
        String(entity['id']),
        Object.fromEntries(columns.map((column) => [column, values.get(column) ?? null])),
      ];
    }),
  );
}
