import type { ResourceRow } from '@parcelway/contracts';
import type { Resource } from '@parcelway/contracts/resources';
import { localTimeText, presentRow } from '@parcelway/legacy';

type Shape = (row: Readonly<Record<string, unknown>>) => Record<string, unknown>;

/** What the existing clients read of a row otherwise than it is. */
const shapes: Readonly<Record<string, Shape>> = {
  /** Local text where all other times are numbers. */
  admin: ({ last_login_time }) => {
    const text = typeof last_login_time === 'number' ? localTimeText(last_login_time) : '';
    return { last_login_time: text, lastlogintime: text };
  },
  'admin-group': atRoot,
  menu: atRoot,
  'member-rule': (row) => ({ ...atRoot(row), no_login_valid: Number(row['no_login_valid']) }),
};

/** What their tables read in a list beside that. */
const listShapes: Readonly<Record<string, Shape>> = {
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

/** A row as a form opens it; what it may only write, as a password, is there and empty. */
export function openedRow(resource: Resource, row: ResourceRow): Record<string, unknown> {
  const shown = presentRow(resource, row);
  return { ...shown, ...shapes[resource.name]?.(shown) };
}

/** A row as a list shows it: without what is never read. */
export function listedRow(resource: Resource, row: ResourceRow): Record<string, unknown> {
  const shown = openedRow(resource, row);
  for (const [name, { kind }] of Object.entries(resource.fields)) if (kind === 'secret') delete shown[name];
  return { ...shown, ...listShapes[resource.name]?.(shown) };
}
