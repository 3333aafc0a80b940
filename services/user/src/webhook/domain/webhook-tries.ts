/** Tries of one event, the first included (docs/domain D5). */
export const MOST_TRIES = 14;
const FIRST_PAUSE_MS = 30_000;
const JITTER = 0.2;
/** An endpoint that has not answered well for so long is switched off. */
export const PATIENCE_MS = 3 * 86_400_000;

/** Pause after failed try number `attempt`, about 30 s × 2ⁿ⁻¹, in ms; null after the last. `random` is in 0 to 1. */
export function pauseAfter(attempt: number, random: number): number | null {
  if (attempt >= MOST_TRIES) return null;
  return Math.round(FIRST_PAUSE_MS * 2 ** (attempt - 1) * (1 - JITTER + 2 * JITTER * random));
}
