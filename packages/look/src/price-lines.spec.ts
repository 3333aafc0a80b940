import { shownPriceLines } from './price-lines';

const lines = [
  { code: 'freight_box', text: '箱 1', amount: '82.50' },
  { code: 'freight_box', text: '箱 2', amount: '51.00' },
  { code: 'remote', text: '偏远附加费', amount: '18.00' },
  { code: 'discount', text: '会员', amount: '-6.68' },
];

describe('shown price lines', () => {
  it('puts a subtotal after two boxes and marks the discount', () => {
    expect(shownPriceLines(lines, 'zh-cn').map((line) => [line.text, line.amount, line.kind])).toEqual([
      ['箱 1', '82.50', 'plain'],
      ['箱 2', '51.00', 'plain'],
      ['运费小计', '133.50', 'subtotal'],
      ['偏远附加费', '18.00', 'plain'],
      ['会员', '-6.68', 'discount'],
    ]);
  });

  it('adds no subtotal for one box', () => {
    expect(shownPriceLines(lines.slice(1), 'en').some((line) => line.kind === 'subtotal')).toBe(false);
  });
});
