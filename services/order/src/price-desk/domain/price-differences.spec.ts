import { differencesOf } from './price-differences';

const line = (code: string, amount: string) => ({ code, amount });
const expected = {
  total: '161.50',
  lines: [line('freight_box', '82.50'), line('freight_box', '51.00'), line('fuel', '28.00')],
};

describe('what differs between two prices', () => {
  it('is nothing between equal ones', () => {
    expect(differencesOf(expected, structuredClone(expected))).toEqual([]);
  });

  it('is each line that moved, came or went, and the total', () => {
    const got = {
      total: '150.00',
      lines: [line('freight_box', '82.50'), line('freight_box', '49.50'), line('remote', '18.00')],
    };
    expect(differencesOf(expected, got)).toEqual([
      { code: 'freight_box', expected: '51.00', got: '49.50' },
      { code: 'fuel', expected: '28.00', got: null },
      { code: 'remote', expected: null, got: '18.00' },
      { code: 'total', expected: '161.50', got: '150.00' },
    ]);
  });

  it('looks at the total alone where no lines are expected', () => {
    expect(differencesOf({ total: '161.50', lines: [] }, expected)).toEqual([]);
  });
});
