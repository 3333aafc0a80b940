import type { Config } from '@parcelway/platform';
import type { DataSource } from 'typeorm';
import { seedContent } from './content';
import { seedDemo } from './demo';
import { seedCaptureRules } from './capture-rules';
import { seedGroups, seedFirstAdmin } from './first-rows';
import { seedSettings } from './settings';
import { seedMemberRules, seedMenus } from './menus';

/** The rows a first start needs; demo rows only where asked. Safe to repeat. */
export async function seed(
  dataSource: DataSource,
  { demo, config }: { readonly demo: boolean; readonly config: Config },
): Promise<void> {
  await dataSource.transaction(async (manager) => {
    await seedSettings(manager, config);
    await seedMenus(manager);
    await seedMemberRules(manager);
    await seedCaptureRules(manager);
    await seedContent(manager, { demo });
    const superGroupId = await seedGroups(manager);
    if (demo) await seedDemo(manager, superGroupId, config);
    else await seedFirstAdmin(manager, superGroupId, config);
  });
}
