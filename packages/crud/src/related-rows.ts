import { invalidFields } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import type { BoundResource } from './bound-resource';
import { fieldsOf } from '@parcelway/contracts/resources';

/**
 * What a row points to in the same service must be living rows; `values` holds what was read from the client. Throws
 * `request.invalid` naming the field.
 */
export async function checkRelations(
  bound: BoundResource,
  siblings: ReadonlyMap<string, BoundResource>,
  values: ReadonlyMap<string, unknown>,
  manager: EntityManager,
): Promise<void> {
  const declared = fieldsOf(bound.resource);
  for (const [name, value] of values) {
    const to = declared[name]?.to;
    const target = to === undefined ? undefined : siblings.get(to);
    const ids: readonly unknown[] = Array.isArray(value) ? value : value === null ? [] : [value];
    if (!target || ids.length === 0) continue;
    const living = await manager.getRepository(target.metadata.target).countBy({ id: In([...ids]) });
    if (living !== ids.length) throw invalidFields([{ field: name, rule: 'unknown' }]);
  }
}
