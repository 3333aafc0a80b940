import type { ServiceDefinition } from '@parcelway/platform';

/** The one row of settings, which no copy can do without. */
export const seed: NonNullable<ServiceDefinition['seed']> = async (dataSource) => {
  await dataSource.query('INSERT INTO terminal_setting (id) VALUES (1) ON CONFLICT DO NOTHING');
};
