import type { EntityManager } from 'typeorm';

/** What storage costs in any warehouse of the demo, pence a piece and day. */
export async function seedDemoStoreRates(manager: EntityManager): Promise<void> {
  await manager.query(
    `INSERT INTO store_rate (size_class, rate_per_day, min_days, deposit_per_item, max_weight_g, valid_from)
     SELECT size_class, rate, 1, deposit, weight, '2026-01-01'
     FROM (VALUES ('S', 100, 0, 10000), ('M', 150, 0, 20000), ('L', 220, 500, 30000), ('XL', 320, 1000, 40000)) AS r(size_class, rate, deposit, weight)
     WHERE NOT EXISTS (SELECT FROM store_rate)`,
  );
}
