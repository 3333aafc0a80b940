import type { DataSource } from 'typeorm';
import { seedBankHolidays } from './bank-holidays';
import { seedDemoServiceArea } from './service-area';

/** Rows of a first start: bank holidays always, an area for demonstrations. Safe to repeat. */
export async function seed(dataSource: DataSource, { demo }: { readonly demo: boolean }): Promise<void> {
  await seedBankHolidays(dataSource, new Date().getUTCFullYear());
  if (demo) await seedDemoServiceArea(dataSource);
}
