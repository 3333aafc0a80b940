import { setTimeout as delay } from 'node:timers/promises';
import { Connection } from './connection';
import type { Load } from './loads/load';

const KEPT_ERRORS = 3;

export interface MeasureOptions<Reading> {
  readonly origin: string;
  readonly load: Load;
  readonly connections: number;
  readonly warmUpMs: number;
  readonly measuredMs: number;
  /** Read when the warm-up is over and when the measured time is. */
  readonly read: () => Reading;
}

export interface Measured<Reading> {
  /** Answers within the measured time, errors among them. */
  readonly requests: number;
  /** Answers of the warm-up and the measured time. */
  readonly all: number;
  readonly perSecond: number;
  /** Milliseconds from the request to the end of its answer. */
  readonly p50: number;
  readonly p99: number;
  readonly errors: number;
  readonly errorTexts: readonly string[];
  /** True when the load had nothing left to ask for before the time was over. */
  readonly ranDry: boolean;
  readonly before: Reading;
  readonly after: Reading;
}

/**
 * Keeps `connections` requests under way, each connection sending its next one when its last was answered, and times every answer by
 * itself. Nothing of the warm-up is counted.
 */
export async function measure<Reading>(options: MeasureOptions<Reading>): Promise<Measured<Reading>> {
  const { origin, load, connections, warmUpMs, measuredMs, read } = options;
  const opened = Array.from({ length: connections }, () => new Connection(origin));
  const times: number[] = [];
  const errorTexts: string[] = [];
  let all = 0;
  let errors = 0;
  let dryAt = Infinity;
  let isMeasuring = false;
  let isOver = false;

  const drive = async (connection: Connection): Promise<void> => {
    while (!isOver) {
      const call = load();
      if (!call) {
        dryAt = Math.min(dryAt, performance.now());
        return;
      }
      const begun = performance.now();
      const failure = await connection.send(call);
      if (isOver) return;
      all += 1;
      if (!isMeasuring) continue;
      times.push(performance.now() - begun);
      if (failure === null) continue;
      errors += 1;
      if (errorTexts.length < KEPT_ERRORS) errorTexts.push(failure);
    }
  };

  const drivers = opened.map(drive);
  await delay(warmUpMs);
  const before = read();
  const from = performance.now();
  isMeasuring = true;
  await Promise.race([delay(measuredMs), Promise.all(drivers)]);
  const until = Math.min(performance.now(), dryAt);
  const after = read();
  isOver = true;
  await Promise.all(drivers);
  await Promise.all(opened.map((connection) => connection.close()));

  const sorted = Float64Array.from(times).sort();
  return {
    requests: times.length,
    all,
    perSecond: times.length / ((until - from) / 1000),
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    errors,
    errorTexts,
    ranDry: dryAt < Infinity,
    before,
    after,
  };
}

/** The smallest value that at least this share of all values does not exceed; NaN of none. */
export function percentile(sorted: Float64Array, share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}

/** The middle value, or the mean of the middle two; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  const middle = sorted.length / 2;
  if (Number.isInteger(middle)) return ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
  return sorted[Math.floor(middle)] ?? NaN;
}

/** Milliseconds of calls one after the other, rising; those of the warm-up are not counted. */
export async function timesOf(
  work: (call: number) => Promise<unknown>,
  { warmUp, measured }: { readonly warmUp: number; readonly measured: number },
): Promise<Float64Array> {
  const times = new Float64Array(measured);
  for (let call = 0; call < warmUp + measured; call += 1) {
    const begun = performance.now();
    await work(call);
    if (call >= warmUp) times[call - warmUp] = performance.now() - begun;
  }
  return times.sort();
}
