import { daysBetween } from './stored-days';

export interface DayCharge {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** Minor units. */
  readonly amount: bigint;
}

/** Days next to each other with the same charge. */
export interface ChargeRun {
  readonly from: string;
  readonly until: string;
  readonly days: number;
  /** Of all its days, minor units. */
  readonly amount: bigint;
}

/** Charges by date, put together where nothing changes from one day to the next. */
export function chargeRuns(charges: readonly DayCharge[]): readonly ChargeRun[] {
  const runs: ChargeRun[] = [];
  let daily: bigint | undefined;
  for (const { date, amount } of charges) {
    const last = runs.at(-1);
    if (last && daily === amount && daysBetween(last.until, date) === 2)
      runs[runs.length - 1] = { ...last, until: date, days: last.days + 1, amount: last.amount + amount };
    else runs.push({ from: date, until: date, days: 1, amount });
    daily = amount;
  }
  return runs;
}
