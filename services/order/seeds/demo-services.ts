import type { EntityManager } from 'typeorm';

const FROM = '2026-01-01T00:00:00Z';

const SERVICES: readonly (readonly [code: string, zh: string, en: string, scope: string, pence: number])[] = [
  ['REPACK', '加固打包', 'Extra packing', 'box', 600],
  ['PHOTO', '入库拍照', 'Photographs on arrival', 'order', 300],
];

const GOODS: readonly (readonly [category: string, zh: string, en: string, pence: number, grams: number])[] =
  [
    ['clothes', '羽绒服', 'Down jacket', 4_000, 900],
    ['shoes', '运动鞋', 'Trainers', 3_500, 800],
    ['books', '教科书', 'Textbook', 1_500, 600],
  ];

/** Extra services with their prices, usual articles and the postal customs notice of the demo. */
export async function seedDemoServices(manager: EntityManager): Promise<void> {
  const [existing] = (await manager.query(`SELECT 1 FROM accessorial_service LIMIT 1`)) as unknown[];
  if (existing) return;
  for (const [index, [code, zh, en, scope, pence]] of SERVICES.entries()) {
    await manager.query(
      `WITH service AS (
         INSERT INTO accessorial_service (code, name_zh, name_en, scope, weigh) VALUES ($1, $2, $3, $4, $5) RETURNING id
       )
       INSERT INTO accessorial_price (service_id, amount, valid_from) SELECT id, $6, $7 FROM service`,
      [code, zh, en, scope, SERVICES.length - index, pence, FROM],
    );
  }
  for (const [index, [category, zh, en, pence, grams]] of GOODS.entries()) {
    await manager.query(
      `INSERT INTO goods (category_id, name_zh, name_en, hs_code, unit_price, net_weight_g, weigh)
       SELECT id, $2, $3, hs_code, $4, $5, $6 FROM goods_category WHERE code = $1`,
      [category, zh, en, pence, grams, GOODS.length - index],
    );
  }
  await manager.query(
    `WITH rule AS (
       INSERT INTO tax_rule (name_zh, name_en, country_id, route, parcel_limit, limit_currency, waive_below,
         single_item_may_exceed, note_zh, note_en, valid_from)
       SELECT '邮政个人物品', 'Personal articles by post', id, 'post', 100000, 'CNY', 5000, true,
         '每包限值 1,000 元；税额不超过 50 元免征。', 'Up to RMB 1,000 a parcel; duty of RMB 50 or less is waived.', $1
       FROM country WHERE code = 'CN' RETURNING id
     )
     UPDATE channel SET tax_rule_id = rule.id FROM rule WHERE channel.code = 'UKCN-AIR'`,
    [FROM],
  );
}
