import type { ChangeOf } from './ChangeCard';

const MOST = 10_000_000;

/** Reads a signed number of points against the score it would change. */
export function scoreChange(before: number, typed: string): ChangeOf {
  const change = Number(typed.replace(/^\+/, '').replace('\u2212', '-'));
  if (typed === '' || !Number.isInteger(change) || Math.abs(change) > MOST)
    return { fault: 'account.scoreWrong' };
  if (change === 0) return { fault: 'account.scoreZero' };
  const after = before + change;
  if (after < 0) return { fault: 'account.scoreBelowZero' };
  const signed = change > 0 ? `+${change}` : `\u2212${-change}`;
  return { before: String(before), change: signed, after: String(after), sent: String(change) };
}
