import type { DataSource } from 'typeorm';
import { seedBankHolidays } from './bank-holidays';
import { seedDemoCollectors } from './collectors';
import { seedDemoServiceArea } from './service-area';

/** Rows of a first start: bank holidays always, an area and who collects there for demonstrations. Safe to repeat. */
export async function seed(dataSource: DataSource, { demo }: { readonly demo: boolean }): Promise<void> {
  await seedBankHolidays(dataSource, new Date().getUTCFullYear());
  if (!demo) return;
  await seedDemoServiceArea(dataSource);
  await seedDemoCollectors(dataSource);
}
