import type { ServiceDefinition } from '@parcelway/platform';
import { seedCountries } from './countries';
import { seedDemoChannels } from './demo-channels';
import { seedGoodsCategories } from './goods-categories';

/** Countries and goods categories always; channels and prices only for the demo. */
export const seed: NonNullable<ServiceDefinition['seed']> = async (dataSource, { demo }) => {
  await dataSource.transaction(async (manager) => {
    await manager.query(`INSERT INTO price_book (id) VALUES (1) ON CONFLICT DO NOTHING`);
    await seedCountries(manager);
    await seedGoodsCategories(manager);
    if (demo) await seedDemoChannels(manager);
  });
};
