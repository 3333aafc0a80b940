import { indented, nested } from './tree';

const rows = [
  { id: 1, pid: 0, name: 'a' },
  { id: 2, pid: 1, name: 'b' },
  { id: 3, pid: 2, name: 'c' },
  { id: 4, pid: 1, name: 'd' },
  { id: 5, pid: null, name: 'e' },
];

describe('trees', () => {
  it('hang rows under their parents; leaves have no children', () => {
    expect(nested(rows)).toEqual([
      {
        ...rows[0],
        children: [{ ...rows[1], children: [rows[2]] }, rows[3]],
      },
      rows[4],
    ]);
  });

  it('keep a row whose parent was not found', () => {
    expect(nested(rows.slice(2)).map(({ id }) => id)).toEqual([3, 4, 5]);
  });

  it('are one indented list for a select', () => {
    expect(indented(rows, ['name']).map(({ name }) => name)).toEqual([
      'a',
      '  ├ b',
      '  │   └ c',
      '  └ d',
      'e',
    ]);
  });
});
