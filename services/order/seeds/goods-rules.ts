import type { EntityManager } from 'typeorm';

const ATTRIBUTES: readonly (readonly [
  code: string,
  zh: string,
  en: string,
  un: string,
  packing: string,
  needsDocument: boolean,
])[] = [
  ['battery', '含锂电池', 'Lithium battery in equipment', 'UN3481', 'PI 967', true],
  ['liquid', '液体', 'Liquid', '', '', false],
  ['powder', '粉末', 'Powder', '', '', true],
  ['magnet', '带磁', 'Magnetic', 'UN2807', 'PI 953', true],
  ['brand', '品牌', 'Branded goods', '', '', false],
  ['food', '食品', 'Food', '', '', false],
];

/** Words by which a prohibited thing is found under another category, and why it never travels. */
const PROHIBITED: readonly (readonly [
  code: string,
  keywords: string,
  zh: string,
  en: string,
  danger: string,
])[] = [
  [
    'batteries',
    '充电宝, power bank, 锂电池, lithium battery',
    '单独的锂电池不能空运',
    'Loose lithium batteries may not fly',
    'UN3480 PI 965',
  ],
  [
    'alcohol',
    '白酒, 威士忌, whisky, vodka',
    '酒类不能作为行李寄送',
    'Alcohol cannot be shipped as luggage',
    '',
  ],
  ['food', '生肉, fresh meat, 生鲜', '生鲜食品不能入境', 'Fresh food may not be imported', ''],
  ['medicine', '处方药, prescription medicine', '药品需要进口许可', 'Medicine needs an import licence', ''],
  [
    'weapons',
    '管制刀具, pepper spray, 弹药, ammunition',
    '武器和管制刀具禁止运输',
    'Weapons are never carried',
    '',
  ],
];

/** Attributes of goods, and what gives a prohibited article away; what staff have written stays. */
export async function seedGoodsRules(manager: EntityManager): Promise<void> {
  for (const [index, [code, zh, en, un, packing, needsDocument]] of ATTRIBUTES.entries()) {
    await manager.query(
      `INSERT INTO goods_attribute (code, name_zh, name_en, un_number, packing_instruction, needs_document, weigh)
       SELECT $1::varchar, $2, $3, $4, $5, $6, $7 WHERE NOT EXISTS (SELECT 1 FROM goods_attribute WHERE code = $1)`,
      [code, zh, en, un, packing, needsDocument, (ATTRIBUTES.length - index) * 10],
    );
  }
  for (const [code, keywords, zh, en, danger] of PROHIBITED) {
    await manager.query(
      `UPDATE goods_category SET keywords = $2, reason_zh = $3, reason_en = $4, dangerous_class = $5
       WHERE code = $1 AND keywords = '' AND reason_zh = '' AND reason_en = ''`,
      [code, keywords, zh, en, danger],
    );
  }
}
