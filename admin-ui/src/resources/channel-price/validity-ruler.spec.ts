import { rulerOf } from './validity-ruler';

const day = (text: string): number => Date.parse(`${text}T00:00:00Z`);
const range = (id: number, from: string, to: string | null) => ({
  id,
  from: day(from),
  to: to === null ? null : day(to),
});
const NOW = day('2027-01-16');

describe('the line of validity ranges', () => {
  it('shows ranges one after the other without gap and overlap; the end belongs to the next', () => {
    const ruler = rulerOf([range(2, '2027-01-11', '2027-01-21'), range(1, '2027-01-01', '2027-01-11')], NOW);
    expect(ruler).toMatchObject({
      bars: [
        { id: 1, left: 0, width: 50 },
        { id: 2, left: 50, width: 50 },
      ],
      gaps: [],
      overlaps: [],
      now: 75,
    });
  });

  it('names what no range covers and what two do', () => {
    const ruler = rulerOf(
      [
        range(1, '2027-01-01', '2027-01-06'),
        range(2, '2027-01-08', '2027-01-21'),
        range(3, '2027-01-16', '2027-01-18'),
      ],
      NOW,
    );
    expect(ruler?.gaps).toEqual([{ from: day('2027-01-06'), to: day('2027-01-08'), left: 25, width: 10 }]);
    expect(ruler?.overlaps).toEqual([
      { from: day('2027-01-16'), to: day('2027-01-18'), left: 75, width: 10 },
    ]);
  });

  it('draws what has no end to the end of the line, and what comes after it as an overlap', () => {
    const ruler = rulerOf([range(1, '2027-01-01', null), range(2, '2027-02-01', null)], NOW);
    expect(ruler?.bars[0]?.width).toBe(100);
    expect(ruler?.overlaps).toHaveLength(1);
    expect(ruler?.overlaps[0]?.from).toBe(day('2027-02-01'));
  });

  it('is not drawn without ranges, and has no mark for today outside itself', () => {
    expect(rulerOf([], NOW)).toBeNull();
    expect(rulerOf([range(1, '2020-01-01', '2020-02-01')], NOW)?.now).toBeNull();
  });
});
