import type { ClaimStatus } from '@parcelway/contracts/statuses';
import { InsuranceStatus } from '@parcelway/contracts/statuses';
import { canMoveInsurance, INSURANCE_MOVES, statusByClaims } from './insurance-status';

const STATES = Object.values(InsuranceStatus);
const allowed = [
  'quoted>active',
  'quoted>void',
  'active>claimed',
  'active>void',
  'claimed>active',
  'claimed>paid',
  'claimed>refused',
  'paid>claimed',
  'refused>claimed',
];

describe('the states of an insurance', () => {
  it('all stand in the table', () => {
    expect(Object.keys(INSURANCE_MOVES).sort()).toEqual([...STATES].sort());
  });

  it.each(STATES.flatMap((from) => STATES.map((to) => [from, to] as const)))('%s to %s', (from, to) => {
    expect(canMoveInsurance(from, to)).toBe(allowed.includes(`${from}>${to}`));
  });

  it.each<[ClaimStatus[], InsuranceStatus]>([
    [[], 'active'],
    [['withdrawn'], 'active'],
    [['open', 'accepted'], 'claimed'],
    [['asked'], 'claimed'],
    [['refused', 'accepted', 'withdrawn'], 'paid'],
    [['withdrawn', 'refused'], 'refused'],
  ])('follow its claims: %j is %s', (claims, status) => {
    expect(statusByClaims(claims)).toBe(status);
  });
});
