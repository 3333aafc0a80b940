import { ClaimStatus } from '@parcelway/contracts/statuses';
import { canMoveClaim, CLAIM_MOVES, claimActions } from './claim-status';

const STATES = Object.values(ClaimStatus);
const allowed = [
  'open>asked',
  'open>accepted',
  'open>refused',
  'open>withdrawn',
  'asked>open',
  'asked>accepted',
  'asked>refused',
  'asked>withdrawn',
];

describe('the states of a claim', () => {
  it('all stand in the table', () => {
    expect(Object.keys(CLAIM_MOVES).sort()).toEqual([...STATES].sort());
  });

  it.each(STATES.flatMap((from) => STATES.map((to) => [from, to] as const)))('%s to %s', (from, to) => {
    expect(canMoveClaim(from, to)).toBe(allowed.includes(`${from}>${to}`));
  });

  it.each<[ClaimStatus, string[]]>([
    ['open', ['withdraw']],
    ['asked', ['answer', 'withdraw']],
    ['accepted', []],
    ['refused', []],
    ['withdrawn', []],
  ])('leave its member of %s: %j', (status, actions) => {
    expect(claimActions(status)).toEqual(actions);
  });
});
