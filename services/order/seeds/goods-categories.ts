import type { EntityManager } from 'typeorm';

type Category = readonly [
  code: string,
  zh: string,
  en: string,
  hs: string,
  verdict?: 'prohibited' | 'restricted',
];

/** What travels as luggage, and what never does; HS headings of the harmonised system. */
const CATEGORIES: readonly Category[] = [
  ['clothes', '旧衣物', 'Used clothing', '630900'],
  ['bedding', '床上用品', 'Bedding', '630260'],
  ['shoes', '鞋靴', 'Shoes', '640399'],
  ['bags', '箱包', 'Bags and suitcases', '420212'],
  ['books', '书籍', 'Books', '490199'],
  ['household', '生活用品', 'Household goods', '392410'],
  ['kitchen', '厨具', 'Kitchenware', '732393'],
  ['toys', '玩具', 'Toys', '950300'],
  ['sports', '运动用品', 'Sports goods', '950699'],
  ['cosmetics', '护肤品', 'Cosmetics', '330499', 'restricted'],
  ['electronics', '小电器', 'Small appliances', '850980', 'restricted'],
  ['batteries', '锂电池', 'Lithium batteries', '850760', 'prohibited'],
  ['alcohol', '酒类', 'Alcohol', '220830', 'prohibited'],
  ['food', '生鲜食品', 'Fresh food', '020329', 'prohibited'],
  ['medicine', '药品', 'Medicine', '300490', 'prohibited'],
  ['weapons', '刀具与武器', 'Weapons', '930700', 'prohibited'],
];

export async function seedGoodsCategories(manager: EntityManager): Promise<void> {
  for (const [index, [code, zh, en, hs, verdict]] of CATEGORIES.entries()) {
    await manager.query(
      `INSERT INTO goods_category (code, name_zh, name_en, hs_code, is_prohibited, is_restricted, weigh)
       SELECT $1::varchar, $2, $3, $4, $5, $6, $7 WHERE NOT EXISTS (SELECT 1 FROM goods_category WHERE code = $1)`,
      [
        code,
        zh,
        en,
        hs,
        verdict === 'prohibited',
        verdict === 'restricted',
        (CATEGORIES.length - index) * 10,
      ],
    );
  }
}
