import {
  dropTargetId,
  idsAbove,
  idsBelow,
  linesOf,
  neighbourId,
  parentIds,
  placed,
  searched,
  topIds,
} from './row-tree';

const row = (id: number, pid: number | null, title = `row ${id}`) => ({ id, pid, title });
/** 1 → (11 → (111, 112), 12), 2 → 21, 3 */
const rows = [
  row(1, null, 'Orders'),
  row(2, null, 'Members'),
  row(3, null, 'Settings'),
  row(11, 1, 'Luggage orders'),
  row(12, 1, 'Bills'),
  row(21, 2, 'Groups'),
  row(111, 11, 'View luggage'),
  row(112, 11, 'Cancel'),
];
const shown = (unfolded: readonly number[], of = rows) =>
  linesOf(of, new Set(unfolded)).map(({ row: { id }, level }) => `${'-'.repeat(level - 1)}${id}`);

describe('the lines of a tree', () => {
  it('are the top alone while everything is folded', () => {
    expect(shown([])).toEqual(['1', '2', '3']);
  });

  it('have children under their parents', () => {
    expect(shown([1, 11])).toEqual(['1', '-11', '--111', '--112', '-12', '2', '3']);
  });

  it('hide what hangs under a folded parent', () => {
    expect(shown([11])).toEqual(['1', '2', '3']);
  });

  it('say where a row stands', () => {
    expect(linesOf(rows, new Set([1])).find(({ row: { id } }) => id === 12)).toMatchObject({
      level: 2,
      position: 2,
      siblings: 2,
      hasChildren: false,
      isUnfolded: false,
    });
  });

  it('begin with rows whose parent is not to be seen', () => {
    expect(shown([11], rows.slice(3))).toEqual(['11', '-111', '-112', '12', '21']);
  });
});

it('knows parents, the top, and what is above and below a row', () => {
  expect([...parentIds(rows)]).toEqual([1, 2, 11]);
  expect([...topIds(rows)]).toEqual([1, 2, 3]);
  expect(idsBelow(rows, 1)).toEqual([11, 111, 112, 12]);
  expect(idsBelow(rows, 3)).toEqual([]);
  expect(idsAbove(rows, 112)).toEqual([11, 1]);
});

it('ends where rows hang under each other in a circle', () => {
  expect(idsAbove([row(1, 2), row(2, 1)], 1)).toEqual([2, 1]);
});

describe('a search', () => {
  const find = (words: string) => {
    const found = searched(rows, words, ({ title }) => title);
    return shown([...found.unfolded], [...found.rows]);
  };

  it('keeps what the hits hang under, and unfolds it', () => {
    expect(find('cancel')).toEqual(['1', '-11', '--112']);
  });

  it('wants every word, in any order and case', () => {
    expect(find('LUGGAGE view')).toEqual(['1', '-11', '--111']);
  });

  it('keeps what hangs under a hit, folded', () => {
    expect(find('members')).toEqual(['2']);
    expect(searched(rows, 'members', ({ title }) => title).rows.map(({ id }) => id)).toEqual([2, 21]);
  });

  it('finds nothing where nothing is', () => {
    expect(find('zebra')).toEqual([]);
  });
});

describe('sorting', () => {
  it('steps among the rows of one parent', () => {
    expect([neighbourId(rows, 11, 1), neighbourId(rows, 12, -1)]).toEqual([12, 11]);
    expect([neighbourId(rows, 11, -1), neighbourId(rows, 12, 1), neighbourId(rows, 21, 1)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('lets a row go only among its own, over whatever hangs under them', () => {
    expect(dropTargetId(rows, 1, 3)).toBe(3);
    expect(dropTargetId(rows, 3, 111)).toBe(1);
    expect(dropTargetId(rows, 11, 21)).toBeNull();
    expect(dropTargetId(rows, 1, 111)).toBeNull();
    expect(dropTargetId(rows, 1, 1)).toBeNull();
  });

  it('takes the place of the other in either direction', () => {
    const top = (of: typeof rows) => of.filter(({ pid }) => pid === null).map(({ id }) => id);
    expect(top(placed(rows, 1, 3))).toEqual([2, 3, 1]);
    expect(top(placed(rows, 3, 1))).toEqual([3, 1, 2]);
    expect(top(placed(rows, 1, 9))).toEqual([1, 2, 3]);
  });
});
