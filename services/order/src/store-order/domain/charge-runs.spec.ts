import { chargeRuns } from './charge-runs';

const day = (date: string, amount: bigint) => ({ date, amount });

describe('charges put together', () => {
  it('are one run as long as days follow each other at the same price, over the change of clocks too', () => {
    expect(chargeRuns([day('2026-03-28', 300n), day('2026-03-29', 300n), day('2026-03-30', 300n)])).toEqual([
      { from: '2026-03-28', until: '2026-03-30', days: 3, amount: 900n },
    ]);
  });

  it('begin anew after free days and after a gap', () => {
    expect(
      chargeRuns([
        day('2026-12-30', 0n),
        day('2026-12-31', 0n),
        day('2027-01-01', 150n),
        day('2027-01-03', 150n),
      ]),
    ).toEqual([
      { from: '2026-12-30', until: '2026-12-31', days: 2, amount: 0n },
      { from: '2027-01-01', until: '2027-01-01', days: 1, amount: 150n },
      { from: '2027-01-03', until: '2027-01-03', days: 1, amount: 150n },
    ]);
  });

  it('are nothing without charges', () => {
    expect(chargeRuns([])).toEqual([]);
  });
});
