import { keywordsOf, namedBy, verdictOf } from './goods-verdict';
import type { GoodsCategory, GoodsRouteRule, Verdict } from './goods-verdict';

const CHINA = 1;
const TAIWAN = 2;
const AIR = 11;
const SEA = 12;
const category = (id: number, change: Partial<GoodsCategory> = {}): GoodsCategory => ({
  id,
  pid: null,
  isProhibited: false,
  isRestricted: false,
  keywords: '',
  ...change,
});
const rule = (
  categoryId: number,
  countryId: number,
  channelId: number | null,
  verdict: Verdict,
): GoodsRouteRule => ({
  id: 1,
  categoryId,
  countryId,
  channelId,
  verdict,
  maxQuantity: null,
  maxValue: null,
});

const categories = new Map(
  [
    category(1),
    category(2, { isProhibited: true }),
    category(3, { isRestricted: true }),
    category(4, { pid: 2 }),
    category(5, { pid: 3, isProhibited: true }),
    category(6, { pid: 7 }),
    category(7, { pid: 6 }),
  ].map((one) => [one.id, one]),
);
const rulesOf = new Map([
  [1, [rule(1, CHINA, null, 'conditional'), rule(1, CHINA, AIR, 'prohibited')]],
  [2, [rule(2, CHINA, SEA, 'allowed')]],
]);

describe('whether a category travels', () => {
  it.each<[string, number, number, number | null, Verdict]>([
    ['the row of the channel wins over the row of the country', 1, CHINA, AIR, 'prohibited'],
    ['the row of the country holds for the other channels', 1, CHINA, SEA, 'conditional'],
    ['and where no channel is chosen', 1, CHINA, null, 'conditional'],
    ['another country is not touched', 1, TAIWAN, AIR, 'allowed'],
    ['without a row the flags count', 2, CHINA, AIR, 'prohibited'],
    ['a row may allow what the flags forbid', 2, CHINA, SEA, 'allowed'],
    ['restricted is with conditions', 3, CHINA, AIR, 'conditional'],
    ['a child that says nothing is as its parent', 4, CHINA, AIR, 'prohibited'],
    ['also by the parent’s rows', 4, CHINA, SEA, 'allowed'],
    ['a child that says something is not', 5, CHINA, AIR, 'prohibited'],
    ['a ring of parents ends', 6, CHINA, AIR, 'allowed'],
    ['an unknown category says nothing', 99, CHINA, AIR, 'allowed'],
  ])('%s', (_why, id, countryId, channelId, verdict) => {
    expect(verdictOf(id, categories, rulesOf, { countryId, channelId }).verdict).toBe(verdict);
  });

  it('knows the flags without a route', () => {
    expect(verdictOf(1, categories, rulesOf, null)).toEqual({ verdict: 'allowed', rule: null });
    expect(verdictOf(2, categories, rulesOf, null)).toEqual({ verdict: 'prohibited', rule: null });
  });
});

describe('keywords', () => {
  const keywords = keywordsOf([
    category(2, { keywords: '充电宝,power bank\nlithium battery' }),
    category(3, { keywords: 'gun，刀' }),
  ]);

  it.each([
    ['小米充电宝 20000mAh', 'charger', [2]],
    ['电池', 'two Lithium Batteries', [2]],
    ['移动电源', 'POWER  BANKS', [2]],
    ['移动电源', 'Ｐｏｗｅｒ bank', [2]],
    ['盆栽', 'Gunnera', []],
    ['玩具', 'toy gun', [3]],
    ['玩具', 'guns', [3]],
    ['菜刀', 'begun', [3]],
    ['衣服', 'clothes', []],
  ])('%s / %s', (zh, en, found) => {
    expect(namedBy([zh, en], keywords)).toEqual(found);
  });
});
