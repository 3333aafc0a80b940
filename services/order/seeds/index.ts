import type { ServiceDefinition } from '@parcelway/platform';
import { seedCountries } from './countries';
import { seedDemoChannels } from './demo-channels';
import { seedDemoServices } from './demo-services';
import { seedDemoSheetChannel } from './demo-sheet-channel';
import { seedDemoStoreCover, seedDemoStoreRates } from './demo-store-rates';
import { seedGoodsCategories } from './goods-categories';
import { seedGoodsRules } from './goods-rules';

/** Countries, goods categories and their rules always; channels, prices and services only for the demo. */
export const seed: NonNullable<ServiceDefinition['seed']> = async (dataSource, { demo }) => {
  await dataSource.transaction(async (manager) => {
    await manager.query(`INSERT INTO price_book (id) VALUES (1) ON CONFLICT DO NOTHING`);
    await seedCountries(manager);
    await seedGoodsCategories(manager);
    await seedGoodsRules(manager);
    if (!demo) return;
    await seedDemoChannels(manager);
    await seedDemoServices(manager);
    await seedDemoSheetChannel(manager);
    await seedDemoStoreRates(manager);
    await seedDemoStoreCover(manager);
  });
};
