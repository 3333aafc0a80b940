import { changeText, monthText, recentMonths, standingText } from './record-text';

describe('records', () => {
  it.each([
    ['money', '20.00', '+£20.00'],
    ['money', '-19.30', '−£19.30'],
    ['money', '0.00', '£0.00'],
    ['score', '64', '+64'],
    ['score', '-1280', '−1,280'],
    ['score', '0', '0'],
  ] as const)('show a change of %s %s as %s', (kind, change, text) =>
    expect(changeText(kind, change)).toBe(text),
  );

  it('show what there was after it', () => {
    expect(standingText('money', '1236.50')).toBe('£1,236.50');
    expect(standingText('score', '1280')).toBe('1,280');
  });

  it('can be narrowed to the last months by London’s clock, over the year’s end', () => {
    expect(recentMonths(3, new Date('2026-01-31T23:30:00Z'))).toEqual(['2026-01', '2025-12', '2025-11']);
    expect(recentMonths(1, new Date('2026-07-31T23:30:00Z'))).toEqual(['2026-08']);
    expect(monthText('2026-11', 'en')).toBe('November 2026');
    expect(monthText('2026-11', 'zh-cn')).toBe('2026年11月');
  });
});
