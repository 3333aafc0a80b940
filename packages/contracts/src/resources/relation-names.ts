import type { Resource } from './define-resource';
import { fieldsOf } from './define-resource';

/**
 * Name under which a row answers the labels of what a field points to: `user_id` → `user`, `channel_ids` → `channels`, `group_arr` →
 * `groups`. Null for a field that is no relation or whose name is its own.
 */
export function relationName(resource: Resource, field: string): string | null {
  const kind = resource.fields[field]?.kind;
  const name =
    kind === 'relation'
      ? field.replace(/_id$/, '')
      : kind === 'relations'
        ? field.replace(/_(ids|arr)$/, 's')
        : field;
  return Object.hasOwn(fieldsOf(resource), name) ? null : name;
}

/** Columns of a row, beside its id, that a row of another resource answers of it. */
export function labelColumnsOf(resource: Resource): readonly string[] {
  const columns = resource.labels ?? [resource.labelField];
  return columns.some((column) => /^name_(zh|en)$/.test(column)) ? [...columns, 'name'] : columns;
}
