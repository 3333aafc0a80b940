import { lineDiff } from './line-diff';

const shown = (before: string, after: string): string =>
  lineDiff(before.split(''), after.split(''))
    .map(({ kind, text }) => ({ same: ' ', removed: '-', added: '+' })[kind] + text)
    .join('');

describe('what changed between two texts', () => {
  it.each([
    ['abc', 'abc', ' a b c'],
    ['abc', 'axc', ' a-b+x c'],
    ['abc', 'ac', ' a-b c'],
    ['ac', 'abc', ' a+b c'],
    ['ab', 'xab', '+x a b'],
    ['abcd', 'bd', '-a b-c d'],
  ])('%s → %s', (before, after, changes) => {
    expect(shown(before, after)).toBe(changes);
  });

  it('adds or removes everything where the other is empty', () => {
    expect(lineDiff([], ['a', 'b']).map(({ kind }) => kind)).toEqual(['added', 'added']);
    expect(lineDiff(['a'], []).map(({ kind }) => kind)).toEqual(['removed']);
    expect(lineDiff([], [])).toEqual([]);
  });
});
