import { groupsBelow, rightsOf } from './rights';

const group = (id: number, rules: readonly string[], status = true) => ({ id, rules, status });

describe('rights of admin groups', () => {
  it('are the union of the enabled ones', () => {
    expect(rightsOf([group(1, ['a', 'b']), group(2, ['b', 'c']), group(3, ['d'], false)])).toEqual(
      new Set(['a', 'b', 'c']),
    );
    expect(rightsOf([])).toEqual(new Set());
  });

  it('are everything with one enabled group that has everything', () => {
    expect(rightsOf([group(1, ['a']), group(2, ['*'])])).toBe('*');
    expect(rightsOf([group(1, ['a']), group(2, ['*'], false)])).toEqual(new Set(['a']));
  });

  it.each([
    ['a group with a part of them', ['a'], true, [9]],
    ['a group without any', [], true, [9]],
    ['a group with all of them', ['a', 'b'], true, []],
    ['a group with one more', ['a', 'c'], true, []],
    ['the group with everything', ['*'], true, []],
    ['a disabled group', ['a'], false, []],
  ])('reach over %s: %j', (_name, rules, status, below) => {
    expect(groupsBelow(new Set(['a', 'b']), [group(9, rules, status)])).toEqual(below);
  });

  it('of a super admin reach over every group', () => {
    expect(groupsBelow('*', [group(1, ['*']), group(2, ['a'], false)])).toEqual([1, 2]);
  });
});
