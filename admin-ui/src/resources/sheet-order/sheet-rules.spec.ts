import { railFilter, sheetActs, statusKey } from './sheet-rules';

describe('the board of sheet orders', () => {
  it.each([
    ['0', { status: 0, is_void: '0' }],
    ['2', { status: 2, is_void: '0' }],
    ['void', { is_void: '1' }],
  ])('step %s narrows to %j', (key, filter) => {
    expect(railFilter(key)).toEqual(filter);
  });

  it.each([
    [1, '0', '1'],
    [1, '1', 'void'],
    [0, false, '0'],
    [0, true, 'void'],
  ])('state %i, void %s reads %s', (status, is_void, key) => {
    expect(statusKey({ status, is_void })).toBe(key);
  });

  it.each([
    [0, '0', null, ['submit', 'void']],
    [3, '0', null, []],
    [1, '0', 'RR1', ['scan', 'handover', 'void']],
    [2, '0', null, ['retry', 'void']],
    [1, '1', 'RR1', []],
  ])('in state %i, void %s, number %s offers %j', (status, is_void, tracking_number, acts) => {
    expect(sheetActs({ status, is_void, tracking_number })).toEqual(acts);
  });
});
