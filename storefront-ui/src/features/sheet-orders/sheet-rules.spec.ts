import { awaitsBooking, listParams, statusKey } from './sheet-rules';

const all = { status: '', search: '', pay: '', scan: '' };

describe('the list of sheet orders', () => {
  it.each([
    [{}, {}],
    [{ status: '0' }, { status: '0', is_void: '0' }],
    [{ status: 'void' }, { is_void: '1' }],
    [
      { search: 'T-1', pay: '2', scan: '0' },
      { quick_search: 'T-1', pay_status: '2', is_warehouse_scan: '0' },
    ],
  ])('asks for %j as %j', (filter, params) => {
    expect(listParams({ ...all, ...filter })).toEqual(params);
  });

  it('shows void before the state', () => {
    expect(statusKey({ status: 1, is_void: true })).toBe('void');
    expect(statusKey({ status: 1, is_void: false })).toBe('1');
  });
});

describe('a booking', () => {
  it.each([
    [3, 2, false, true],
    [0, 2, false, true],
    [0, 1, false, false],
    [1, 2, false, false],
    [2, 2, false, false],
    [3, 2, true, false],
  ])('in state %i, pay status %i, void %s is awaited: %s', (status, pay_status, is_void, awaited) => {
    expect(awaitsBooking({ status, pay_status, is_void })).toBe(awaited);
  });
});
