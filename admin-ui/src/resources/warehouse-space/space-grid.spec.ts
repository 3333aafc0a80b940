import { areasOf, fillCounts, fillOf, type Space } from './space-grid';

const order = {
  id: 1,
  order_no: 'ST-1',
  status: 2,
  item_count: 2,
  planned_out: '2026-12-01',
  warehouse_space_id: 1,
};
const space = (code: string, change: Partial<Space> = {}): Space => {
  const [area = '', rack = '', level = '', slot = ''] = code.split('-');
  return {
    ...{ id: 1, code, area, rack, level, slot, size_class: 'M', capacity: 2, purpose: 'storage' },
    ...{ is_on: true, orders: [], ...change },
  };
};

describe('the grid of spaces', () => {
  it('has areas by name, racks side by side and levels from the top down, in the order of their numbers', () => {
    const [a, b] = areasOf(
      ['B-1-1-1', 'A-10-1-2', 'A-10-1-1', 'A-2-10-1', 'A-2-9-1'].map((code) => space(code)),
    );
    expect([a?.name, b?.name]).toEqual(['A', 'B']);
    expect(a?.racks).toEqual(['2', '10']);
    expect(a?.levels).toEqual(['10', '9', '1']);
    expect(a?.at('10', '1').map(({ slot }) => slot)).toEqual(['1', '2']);
    expect(a?.at('10', '9')).toEqual([]);
  });

  it.each([
    ['empty', {}],
    ['part', { orders: [order] }],
    ['full', { orders: [order, order] }],
    ['off', { is_on: false }],
    ['part', { is_on: false, orders: [order] }],
  ] as const)('calls a space %s', (fill, change) => expect(fillOf(space('A-1-1-1', change))).toBe(fill));

  it('counts them', () =>
    expect(fillCounts([space('A-1-1-1'), space('A-1-1-2'), space('A-1-1-3', { is_on: false })])).toEqual({
      ...{ off: 1, empty: 2, part: 0, full: 0 },
    }));
});
