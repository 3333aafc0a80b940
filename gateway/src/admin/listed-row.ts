import type { ResourceRow } from '@parcelway/contracts';
import type { Resource } from '@parcelway/contracts/resources';
import { presentRow } from '@parcelway/legacy';

type Shape = (row: Readonly<Record<string, unknown>>) => Record<string, unknown>;

/** What the existing clients' tables read in a list beside, or otherwise than, the row itself. */
const shapes: Readonly<Record<string, Shape>> = {
  /** The label that their member select shows. */
  member: ({ username, id }) => ({ nickname_text: `${String(username)}(ID:${String(id)})` }),
  /** Tags: the titles of the watched fields. */
  'sensitive-data': ({ data_fields }) => ({
    data_fields: Object.entries((data_fields ?? {}) as Record<string, unknown>).map(([name, title]) =>
      String(title || name),
    ),
  }),
  'sensitive-data-log': ({ primary_key, id_value }) => ({
    id_value: `${String(primary_key)}=${String(id_value)}`,
  }),
};

export function listedRow(resource: Resource, row: ResourceRow): Record<string, unknown> {
  const shown = presentRow(resource, row);
  return { ...shown, ...shapes[resource.name]?.(shown) };
}
