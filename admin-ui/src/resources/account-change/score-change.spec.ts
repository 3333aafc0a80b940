import { scoreChange } from './score-change';

describe('changing a score', () => {
  it('adds and takes away whole points', () => {
    expect(scoreChange(100, '+20')).toEqual({ before: '100', change: '+20', after: '120', sent: '20' });
    expect(scoreChange(100, '-100')).toMatchObject({ change: '\u2212100', after: '0', sent: '-100' });
  });

  it.each([
    ['', 'account.scoreWrong'],
    ['1.5', 'account.scoreWrong'],
    ['ten', 'account.scoreWrong'],
    ['10000001', 'account.scoreWrong'],
    ['0', 'account.scoreZero'],
    ['-101', 'account.scoreBelowZero'],
  ])('refuses %j', (typed, fault) => {
    expect(scoreChange(100, typed)).toEqual({ fault });
  });
});
