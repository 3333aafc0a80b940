import type { ServiceDefinition } from '../service';
import { createDataSource } from './datasource';

/**
 * SQL that would bring the migrated schema to what the entities say: the raw material of a migration, and empty when migrations and
 * entities agree (a test keeps it so).
 */
export async function schemaChanges(
  service: ServiceDefinition,
  databaseUrl: string,
): Promise<{ readonly up: readonly string[]; readonly down: readonly string[] }> {
  const dataSource = createDataSource(service, databaseUrl, { poolSize: 2 });
  await dataSource.initialize();
  try {
    const log = await dataSource.driver.createSchemaBuilder().log();
    return { up: log.upQueries.map(({ query }) => query), down: log.downQueries.map(({ query }) => query) };
  } finally {
    await dataSource.destroy();
  }
}
