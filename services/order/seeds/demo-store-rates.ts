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

/** Cover and premium of stored pieces, pence. */
const COVERS = [
  [12_500, 0],
  [25_000, 400],
  [50_000, 800],
  [100_000, 1_600],
] as const;

/** What stored pieces are insured with in the demo. */
export async function seedDemoStoreCover(manager: EntityManager): Promise<void> {
  const [rule] = (await manager.query(
    `INSERT INTO insurance_rule (code, name_zh, name_en) SELECT 'STORAGE', '寄存保价', 'Storage cover'
     WHERE NOT EXISTS (SELECT FROM insurance_type WHERE applies_to <> 'luggage') AND NOT EXISTS (SELECT FROM insurance_rule WHERE code = 'STORAGE')
     RETURNING id`,
  )) as { id: string }[];
  if (!rule) return;
  for (const [index, [cover, premium]] of COVERS.entries())
    await manager.query(
      `INSERT INTO insurance_type (insurance_rule_id, applies_to, name_zh, name_en, cover, premium, is_free, weigh)
       VALUES ($1, 'storage', $2, $3, $4, $5, $6, $7)`,
      [
        rule.id,
        `寄存保额 £${cover / 100}`,
        `Storage cover £${cover / 100}`,
        cover,
        premium,
        premium === 0,
        COVERS.length - index,
      ],
    );
}
