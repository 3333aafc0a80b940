import { boxesInTwoLines, stepPriceOf } from './box-price';

const price = { firstWeightG: 1_000, firstPrice: 1200n, stepPrice: 235n };
const forSmall = { boxIds: [3, 4], price: 260n };
const forAny = { boxIds: [0], price: 199n };

describe('stepPriceOf', () => {
  it.each([
    [3, [forSmall, forAny], 260n],
    [4, [forAny, forSmall], 260n],
    [1, [forSmall, forAny], 199n],
    [1, [forSmall], 235n],
    [0, [forSmall, forAny], 199n],
    [0, [forSmall], 235n],
    [3, [], 235n],
  ])('of box %i with lines %j is %s', (boxId, lines, stepPrice) => {
    expect(stepPriceOf(boxId, lines, price)).toBe(stepPrice);
  });
});

describe('boxesInTwoLines', () => {
  it('names the boxes that stand in two lines of one price, box 0 included', () => {
    const lines = [forSmall, forAny, { boxIds: [4, 5], price: 1n }, { boxIds: [0, 3, 4], price: 2n }];
    expect(boxesInTwoLines(lines)).toEqual([0, 3, 4]);
  });

  it('finds none where every box stands in one line', () => {
    expect(boxesInTwoLines([forSmall, forAny])).toEqual([]);
  });
});
