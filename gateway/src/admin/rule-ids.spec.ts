import { ruleNamesIn, tickedIds } from './rule-ids';

const rules = [
  { id: 1, pid: null, name: 'user' },
  { id: 2, pid: 1, name: 'user/user' },
  { id: 3, pid: 2, name: 'user/user/index' },
  { id: 4, pid: 2, name: 'user/user/add' },
  { id: 5, pid: 1, name: 'user/group' },
];

describe('ticked rules', () => {
  it('are ids as text without the parents of others', () => {
    expect(tickedIds(['user', 'user/user', 'user/user/index', 'user/group'], rules)).toEqual(['3', '5']);
  });
  it('are * for everything, and leave out names that are no rule any more', () => {
    expect(tickedIds(['*'], rules)).toEqual(['*']);
    expect(tickedIds(['gone', 'user/user/add'], rules)).toEqual(['4']);
    expect(tickedIds(ruleNamesIn(null), rules)).toEqual([]);
  });
});
