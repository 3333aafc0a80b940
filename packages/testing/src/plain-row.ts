import type { Stack } from './stack';

/** What a column takes when nobody minds, by its type. */
const PLAIN: Readonly<Record<string, string>> = {
  boolean: 'false',
  jsonb: '{}',
  date: '2026-01-01',
  'timestamp with time zone': '2026-01-01T00:00:00Z',
  'character varying': 'x',
  character: 'x',
  text: 'x',
};

/** Puts a row into a table, `schema.table`: a column that is required and not given gets its type's plainest value. Answers the row's id. */
export async function plainRow(
  stack: Pick<Stack, 'rows'>,
  table: string,
  given: Readonly<Record<string, unknown>> = {},
): Promise<number> {
  const required = await stack.rows<{ name: string; type: string }>(
    `SELECT column_name AS name, data_type AS type FROM information_schema.columns
     WHERE table_schema || '.' || table_name = $1 AND is_nullable = 'NO' AND column_default IS NULL AND is_identity = 'NO'
       AND is_generated = 'NEVER'`,
    [table],
  );
  const row: Record<string, unknown> = {
    ...Object.fromEntries(required.map(({ name, type }) => [name, PLAIN[type] ?? 0])),
    ...given,
  };
  const names = Object.keys(row);
  const [made] = await stack.rows<{ id: string }>(
    `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map((_, index) => `$${index + 1}`).join(', ')}) RETURNING id`,
    Object.values(row),
  );
  return Number(made?.id);
}
