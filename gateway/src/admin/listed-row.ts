import type { ResourceRow } from '@parcelway/contracts';
import type { Resource } from '@parcelway/contracts/resources';
import { localTimeText, presentRow } from '@parcelway/legacy';

type Shape = (row: Readonly<Record<string, unknown>>) => Record<string, unknown>;

/** What the existing clients' tables read in a list beside, or otherwise than, the row itself. */
const shapes: Readonly<Record<string, Shape>> = {
  /** Local text where all other times are numbers. */
  admin: ({ last_login_time }) => {
    const text = typeof last_login_time === 'number' ? localTimeText(last_login_time) : '';
    return { last_login_time: text, lastlogintime: text };
  },
  'admin-group': atRoot,
  menu: atRoot,
  'member-rule': atRoot,
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

/** Rows that hang under none hang under 0. */
function atRoot({ pid }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return { pid: pid ?? 0 };
}

export function listedRow(resource: Resource, row: ResourceRow): Record<string, unknown> {
  const shown = presentRow(resource, row);
  return { ...shown, ...shapes[resource.name]?.(shown) };
}
