import type { DataSource } from 'typeorm';

type Values = readonly unknown[];
type Query = (this: unknown, ...values: Values) => unknown;
/** Sends the statement on; with other values, or not at all, as whoever watches likes. */
export type SendOn = (values: Values) => unknown;

/** Puts `watch` between the service and PostgreSQL: it sees each statement as pg does, and answers in its place. Returns what ends it. */
export function watchQueries(
  dataSource: DataSource,
  watch: (values: Values, sendOn: SendOn) => unknown,
): () => void {
  const { master } = dataSource.driver as unknown as { master: { Client: { prototype: { query: Query } } } };
  const { prototype } = master.Client;
  const original = prototype.query;
  prototype.query = function (...values) {
    return watch(values, (sent) => original.apply(this, [...sent]));
  };
  return () => {
    prototype.query = original;
  };
}
