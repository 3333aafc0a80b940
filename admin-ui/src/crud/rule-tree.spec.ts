import { ruleDifference, tickedOf, withParents } from './rule-tree';

const tree = [
  {
    name: 'user',
    title: 'Members',
    children: [
      {
        name: 'user/user',
        title: 'Member',
        children: [
          { name: 'user/user/index', title: 'View' },
          { name: 'user/user/edit', title: 'Edit' },
        ],
      },
    ],
  },
  { name: 'dashboard', title: 'Dashboard' },
];

describe('a tree of rights', () => {
  it('keeps the parents of what is ticked', () => {
    expect(withParents(tree, new Set(['user/user/edit']))).toEqual(['user', 'user/user', 'user/user/edit']);
    expect(withParents(tree, new Set())).toEqual([]);
  });

  it('ticks a parent only when everything under it is granted', () => {
    expect(tickedOf(tree, new Set(['user', 'user/user', 'user/user/edit']))).toEqual(['user/user/edit']);
    expect(tickedOf(tree, new Set(['user', 'user/user', 'user/user/index', 'user/user/edit']))).toEqual([
      'user',
      'user/user',
      'user/user/index',
      'user/user/edit',
    ]);
  });

  it('tells what is added and taken away by title, without the parents', () => {
    expect(ruleDifference(tree, new Set(['user', 'user/user/index']), new Set(['dashboard']))).toEqual({
      added: ['Dashboard'],
      removed: ['Member · View'],
    });
  });
});
