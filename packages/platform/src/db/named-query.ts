import type { Pool, QueryResultRow } from 'pg';
import type { DataSource } from 'typeorm';

/** A statement with a name: PostgreSQL parses it once per connection (docs/decisions/0003-hot-paths.md). */
export interface NamedQuery {
  readonly name: string;
  readonly text: string;
}

interface PoolOwner {
  readonly master: Pool;
}

/** The pg pool behind a data source. */
export function poolOf(dataSource: DataSource): Pool {
  return (dataSource.driver as unknown as PoolOwner).master;
}

/** Runs one named statement on its own (autocommit) and answers its rows. bigint columns arrive as strings. */
export async function runNamed<Row extends QueryResultRow>(
  dataSource: DataSource,
  query: NamedQuery,
  values: unknown[],
): Promise<Row[]> {
  const result = await poolOf(dataSource).query<Row>({ name: query.name, text: query.text, values });
  return result.rows;
}
