import type { DataSource, QueryRunner } from 'typeorm';
import type { PaymentProvider } from '../provider/payment-provider';
import type { Compared, Difference } from './comparison';

const ROWS_AT_ONCE = 200;

/** How what a provider lists is compared with our rows of it. */
export interface BothWays<Told> {
  readonly list: (provider: PaymentProvider, since: Date, dataSource: DataSource) => AsyncIterable<Told>;
  /** As `differing` takes it. */
  readonly rowOf: (told: Told) => object;
  /** $1 name of the provider, $2 rows of a page → kind, ref, expected, found; puts the ids of our rows into `named_there`. */
  readonly differing: string;
  /** $1 name, $2 since when and $3 when the provider was asked, $4 the id to go on after, $5 rows at once → id, ref, expected, found of our rows that no page named. */
  readonly unknown: { readonly kind: Difference['kind']; readonly sql: string };
}

/**
 * Compares page by page; which of our rows the pages named is kept in a table of one connection, so memory is bounded by a page. Nothing is locked
 * while the provider is asked. Errors: service.unavailable.
 */
export async function* bothWays<Told>(
  dataSource: DataSource,
  provider: PaymentProvider,
  sides: BothWays<Told>,
  { since, signal }: { readonly since: Date; readonly signal: AbortSignal | undefined },
): AsyncGenerator<Compared> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query('CREATE TEMPORARY TABLE IF NOT EXISTS named_there (id bigint PRIMARY KEY)');
    await runner.query('TRUNCATE named_there');
    const asked = new Date();
    for await (const page of inPages(sides.list(provider, since, dataSource))) {
      signal?.throwIfAborted();
      const rows = JSON.stringify(page.map(sides.rowOf));
      const differences = (await runner.query(sides.differing, [provider.name, rows])) as Difference[];
      yield { checked: page.length, differences };
    }
    yield* unknownThere(runner, sides.unknown, [provider.name, since, asked]);
    await runner.query('DROP TABLE named_there');
  } finally {
    await runner.release();
  }
}

async function* unknownThere(
  runner: QueryRunner,
  { kind, sql }: BothWays<unknown>['unknown'],
  values: readonly unknown[],
): AsyncGenerator<Compared> {
  for (let after: string | undefined = '0'; after !== undefined;) {
    const rows = (await runner.query(sql, [...values, after, ROWS_AT_ONCE])) as (Omit<Difference, 'kind'> & {
      id: string;
    })[];
    after = rows.at(-1)?.id;
    yield {
      checked: 0,
      differences: rows.map(({ ref, expected, found }) => ({ kind, ref, expected, found })),
    };
  }
}

async function* inPages<Row>(rows: AsyncIterable<Row>): AsyncGenerator<Row[]> {
  let page: Row[] = [];
  for await (const row of rows) {
    page.push(row);
    if (page.length < ROWS_AT_ONCE) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}
