import type { Pool, PoolClient, QueryResultRow } from 'pg';
import type { Statement } from './statements';

export async function run<Row extends QueryResultRow>(
  on: Pool | PoolClient,
  { name, text }: Statement,
  values: unknown[],
): Promise<Row[]> {
  return (await on.query<Row>({ name, text, values })).rows;
}

export async function inTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}
