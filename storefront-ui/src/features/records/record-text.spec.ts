import { changeText, standingText } from './record-text';

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
});
