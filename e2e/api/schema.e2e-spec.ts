import { schemaChanges } from '@parcelway/platform';
import { testDatabase } from '@parcelway/testing';
import { allServices } from '../kit/whole-stack';

describe('migrations', () => {
  it.each(allServices.map((service) => [service.name, service] as const))(
    'bring the %s schema to exactly what its entities say',
    async (_name, service) => {
      const database = await testDatabase();
      try {
        expect((await schemaChanges(service, database.url)).up).toEqual([]);
      } finally {
        await database.release();
      }
    },
  );
});
