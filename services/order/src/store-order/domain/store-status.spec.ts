import { StoreStatus } from '@parcelway/contracts/statuses';
import { canMoveStore, STORE_MOVES, storeActions } from './store-status';

const STATES = Object.values(StoreStatus);
const allowed = ['0>1', '0>6', '1>2', '1>6', '2>3', '2>7', '3>4', '3>5', '4>5', '7>3', '7>8'];

describe('the states of a storage order', () => {
  it('are numbered 0 to 8 and all stand in the table', () => {
    expect([...STATES].sort((a, b) => a - b)).toEqual([...Array(9).keys()]);
    expect(Object.keys(STORE_MOVES)).toHaveLength(9);
  });

  it.each(STATES.flatMap((from) => STATES.map((to) => [from, to] as const)))('%i to %i', (from, to) => {
    expect(canMoveStore(from, to)).toBe(allowed.includes(`${from}>${to}`));
  });

  it('leave payment open only while something is owed', () => {
    expect(storeActions({ status: 4, payStatus: 1 })).toContain('pay');
    expect(storeActions({ status: 4, payStatus: 2 })).not.toContain('pay');
    expect(storeActions({ status: 5, payStatus: 1 })).toEqual(['print']);
    expect(storeActions({ status: 6, payStatus: 1 })).toEqual([]);
  });
});
