import { NestFactory } from '@nestjs/core';
import type { CallContext } from '@parcelway/contracts';
import { addressResource } from '@parcelway/contracts/resources';
import { bind, crudProviders, CrudService } from '@parcelway/crud';
import { createDataSource, FieldCipher, Outbox } from '@parcelway/platform';
import { service as userService } from '@parcelway/user-service';
import type { ObjectLiteral } from 'typeorm';
import { DataSource } from 'typeorm';

const ROWS = 100_000;
const ROUNDS = 7;
const LISTS_A_ROUND = 60;
const PAGE = 25;
/** One of every two rows. */
const FILTER = { column: 'address_type', property: 'addressType', value: 2 } as const;

export interface ResourceFigures {
  /** Milliseconds a list, medians of the rounds. */
  readonly generic: number;
  readonly floor: number;
  readonly ratio: number;
}

/**
 * Lists 25 of 100,000 addresses, filtered, with their total: the generic handler of back-office resources against a repository's
 * `findAndCount` for the same rows, in one process, in turn.
 */
export async function benchResources(databaseUrl: string): Promise<ResourceFigures> {
  const dataSource = await createDataSource(userService, databaseUrl).initialize();
  await seedAddresses(dataSource);
  const repository = dataSource.getRepository<ObjectLiteral>('AddressEntity');
  const app = await NestFactory.createApplicationContext(
    {
      module: class Bench {},
      providers: [
        { provide: DataSource, useValue: dataSource },
        { provide: Outbox, useValue: new Outbox() },
        { provide: FieldCipher, useValue: new FieldCipher('0'.repeat(64)) },
        ...crudProviders('user', [bind(addressResource, repository.target as new () => ObjectLiteral)]),
      ],
    },
    { logger: false },
  );
  const crud = app.get(CrudService);
  const context: CallContext = {
    identity: { kind: 'service', name: 'bench' },
    locale: 'zh-cn',
    requestId: 'bench',
    deadline: Number.MAX_SAFE_INTEGER,
  };
  const search = [{ field: FILTER.column, operator: 'eq' as const, value: String(FILTER.value) }];
  const generic = () => crud.list({ resource: addressResource.name, limit: PAGE, search }, context);
  const floor = () =>
    repository.findAndCount({
      where: { [FILTER.property]: FILTER.value },
      order: { id: 'DESC' },
      take: PAGE,
    });

  const [page, [rows, total]] = [await generic(), await floor()];
  if (page.total !== total || page.rows.some(({ id }, at) => id !== rows[at]?.['id']))
    throw new Error('The two lists differ');
  const times: { generic: number[]; floor: number[] } = { generic: [], floor: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const turns = [
      ['generic', generic],
      ['floor', floor],
    ] as const;
    for (const [name, list] of round % 2 === 0 ? turns : [...turns].reverse())
      times[name].push(await medianOf(list));
  }
  await app.close();
  await dataSource.destroy();
  const figures = { generic: median(times.generic), floor: median(times.floor) };
  return { ...figures, ratio: figures.generic / figures.floor };
}

async function seedAddresses(dataSource: DataSource): Promise<void> {
  const columns = dataSource
    .getMetadata('AddressEntity')
    .columns.map(({ databaseName }) => databaseName)
    .filter((name) => name !== 'id' && name !== 'address_type');
  await dataSource.query(
    `INSERT INTO address (${columns.join(', ')}, address_type)
     SELECT ${columns.map((name) => `one.${name}`).join(', ')}, 1 + n % 2
     FROM (SELECT * FROM address LIMIT 1) AS one, generate_series(1, $1::int) AS n`,
    [ROWS],
  );
  await dataSource.query('VACUUM ANALYZE address');
}

/** Milliseconds of the middle one of some calls. */
async function medianOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < LISTS_A_ROUND; at += 1) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  }
  return median(times);
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
