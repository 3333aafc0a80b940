import { resources } from '@parcelway/contracts/resources';
import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, GetManyParams, GetManyResult, RaRecord } from 'react-admin';
import { changedRow, newRow } from './changed-fields';
import { httpClient, REST } from './rest';

const simple = simpleRestProvider(REST, httpClient);

/** As many ids as one list answers at once. */
const MANY = 100;

async function getMany<RecordType extends RaRecord>(
  resource: string,
  params: GetManyParams<RecordType>,
): Promise<GetManyResult<RecordType>> {
  const parts = Array.from({ length: Math.ceil(params.ids.length / MANY) }, (_, at) =>
    params.ids.slice(at * MANY, (at + 1) * MANY),
  );
  const pages = await Promise.all(
    parts.map(async (ids) => {
      const query = new URLSearchParams({
        filter: JSON.stringify({ id: ids }),
        range: JSON.stringify([0, ids.length - 1]),
      });
      const { json } = await httpClient(`${REST}/${resource}?${query.toString()}`);
      return json as RecordType[];
    }),
  );
  return { data: pages.flat() };
}

/** The simple REST dialect, sending only what the declarations allow and the version that was read. */
export const dataProvider: DataProvider = {
  ...simple,
  getMany,
  // Without the content type the dialect would send along: there is no body to have one.
  async delete(name, { id }) {
    const { json } = await httpClient(`${REST}/${name}/${encodeURIComponent(id)}`, { method: 'DELETE' });
    return { data: json };
  },
  async deleteMany(name, { ids }) {
    // A parent goes only together with its children.
    if (resources[name]?.tree) {
      const query = new URLSearchParams({ filter: JSON.stringify({ id: ids }) });
      await httpClient(`${REST}/${name}?${query.toString()}`, { method: 'DELETE' });
      return { data: ids };
    }
    await Promise.all(
      ids.map((id) => httpClient(`${REST}/${name}/${encodeURIComponent(id)}`, { method: 'DELETE' })),
    );
    return { data: ids };
  },
  create(name, params) {
    const resource = resources[name];
    return simple.create(name, resource ? { ...params, data: newRow(resource, params.data) } : params);
  },
  update(name, params) {
    const resource = resources[name];
    return simple.update(
      name,
      resource ? { ...params, data: changedRow(resource, params.data, params.previousData ?? {}) } : params,
    );
  },
};
