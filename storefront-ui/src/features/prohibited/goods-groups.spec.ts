import { goodsGroups } from './goods-groups';

const row = (
  name_zh: string,
  name_en: string,
  verdict: 'allowed' | 'conditional' | 'prohibited',
  more = {},
) => ({
  name_zh,
  name_en,
  verdict,
  note: '',
  keywords: '',
  ...more,
});
const rows = [
  row('旧衣物', 'Used clothing', 'allowed'),
  row('锂电池', 'Lithium batteries', 'prohibited', { keywords: '充电宝, power bank' }),
  row('护肤品', 'Cosmetics', 'conditional', { note: '每箱 2 件' }),
  row('小电器', 'Small appliances', 'conditional'),
];
const found = (words: string) =>
  goodsGroups(rows, words).map((group) => [group.verdict, group.rows.map(({ name_en }) => name_en)]);

describe('goods that do not travel freely', () => {
  it('are never, with a condition, or to be asked about', () =>
    expect(found('')).toEqual([
      ['prohibited', ['Lithium batteries']],
      ['conditional', ['Cosmetics']],
      ['ask', ['Small appliances']],
    ]));

  it.each(['充电宝', 'POWER', ' 锂电 ', 'lithium'])('are found by the name %s', (words) =>
    expect(found(words)).toEqual([['prohibited', ['Lithium batteries']]]),
  );

  it('are not what travels freely', () => expect(found('旧衣物')).toEqual([]));
});
