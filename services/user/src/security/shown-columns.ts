import type { Resource } from '@parcelway/contracts/resources';
import { fieldsOf, resources } from '@parcelway/contracts/resources';

/** Columns that every table has for the house's own purposes and that say nothing about anybody. */
const HARMLESS = ['delete_time', 'version', 'weigh'];
const SECRET_NAME = /password|salt|secret|token|sealed/i;

/** Columns of a deleted row that staff may see: the declared ones without the secrets. */
export function shownColumns(name: string): string[] {
  const resource: Resource | undefined = Object.hasOwn(resources, name) ? resources[name] : undefined;
  const declared = resource ? Object.entries(fieldsOf(resource)) : [];
  return [
    ...declared.flatMap(([column, { kind }]) => (kind === 'secret' ? [] : [column])),
    ...HARMLESS,
  ].filter((column) => !SECRET_NAME.test(column));
}
