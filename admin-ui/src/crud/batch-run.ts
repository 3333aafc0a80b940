import type { Identifier, RaRecord } from 'react-admin';
import { callRest } from '../providers/rest';

/** A row that an act was refused for. */
export interface Refused {
  readonly id: Identifier;
  readonly name: string;
  readonly text: string;
}

type Body = Readonly<Record<string, unknown>>;

/** One call for all rows; what it answers under `failed` are the refused ones. */
export async function runTogether(
  path: string,
  rows: readonly RaRecord[],
  values: Body,
  nameOf: (row: RaRecord) => string,
): Promise<readonly Refused[]> {
  const { failed } = await callRest<{ failed: readonly { id: number; text: string }[] }>('POST', path, {
    ids: rows.map(({ id }) => id),
    ...values,
  });
  return failed.map(({ id, text }) => {
    const row = rows.find((one) => Number(one.id) === id);
    return { id, name: row ? nameOf(row) : `#${id}`, text };
  });
}
