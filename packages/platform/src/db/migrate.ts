import { readConfig } from '../config';
import type { ServiceDefinition } from '../service';
import { connected, createDataSource, schemaOf } from './datasource';

/** Any number: it names the lock under which two starting copies do not migrate the same database at once. */
const MIGRATION_LOCK = 727_001;

/** Brings every service's schema up to date, one after the other, and seeds it where asked. Safe to repeat. */
export async function migrateServices(
  services: readonly ServiceDefinition[],
  options: { readonly databaseUrl: string; readonly seed: boolean },
): Promise<void> {
  const config = readConfig();
  for (const service of services) {
    const dataSource = createDataSource(service, options.databaseUrl, { poolSize: 2 });
    await connected(dataSource);
    const lock = dataSource.createQueryRunner();
    try {
      await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
      await lock.query(`CREATE SCHEMA IF NOT EXISTS ${schemaOf(service.name)}`);
      await dataSource.runMigrations({ transaction: 'each' });
      for (const sql of service.functions ?? []) await dataSource.query(sql);
      if (options.seed) await service.seed?.(dataSource, { demo: !config.isProduction, config });
    } finally {
      await lock.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
      await lock.release();
      await dataSource.destroy();
    }
  }
}
