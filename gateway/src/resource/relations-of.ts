import type { Resource } from '@parcelway/contracts/resources';
import { relationName, resources } from '@parcelway/contracts/resources';

/** A field that points to rows of another resource, and the name under which a row answers their labels. */
export interface Relation {
  readonly field: string;
  readonly name: string;
  readonly target: Resource;
  readonly isList: boolean;
}

const known = new WeakMap<Resource, readonly Relation[]>();

export function relationsOf(resource: Resource): readonly Relation[] {
  const before = known.get(resource);
  if (before) return before;
  const relations = Object.entries(resource.fields).flatMap(([field, { kind, to }]) => {
    const target = to === undefined ? undefined : resources[to];
    const name = relationName(resource, field);
    return target && name !== null ? [{ field, name, target, isList: kind === 'relations' }] : [];
  });
  known.set(resource, relations);
  return relations;
}
