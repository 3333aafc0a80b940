import { holdAfterDuty } from './hold-after-duty';

const owing = { owed: '12.00', reason: 'VAT' };
const paid = { owed: '0.00', reason: '' };
const duty = { kind: 'duty', reason: 'VAT' } as const;
const damage = { kind: 'damage', reason: 'wet' } as const;

describe('a box with duty on it', () => {
  it.each([
    ['waits while it is owed', null, owing, false, duty],
    ['goes on once it is paid', duty, paid, false, null],
    [
      'waits on while more is owed, for the reason that is left',
      duty,
      { owed: '1.00', reason: 'fee' },
      false,
      { kind: 'duty', reason: 'fee' },
    ],
    ['does not wait for what is paid', null, paid, false, null],
    ['stays held for something else when it is owed', damage, owing, false, damage],
    ['stays held for something else when it is paid', damage, paid, false, damage],
    ['does not wait at its end', null, owing, true, null],
    ['is let go at its end', duty, owing, true, null],
  ] as const)('%s', (_name, held, standing, isOver, after) => {
    expect(holdAfterDuty(held, standing, isOver)).toEqual(after);
  });
});
