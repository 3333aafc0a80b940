/** Totals above this size may be reused; smaller ones are counted each time. */
const REUSE_ABOVE = 1_000;
/** After this long the next caller has the total counted anew, and meanwhile everybody gets the one that is known. */
const FRESH_MS = 5_000;
/** Older than this a total is not shown any more. */
const SHOWN_MS = 30_000;
const MAX_ENTRIES = 5_000;

interface Kept {
  readonly total: number;
  readonly countedAt: number;
  isBeingCounted: boolean;
}

/**
 * Reuses the total of a long list for some seconds: counting thousands of rows costs more than the page itself while orders are being
 * written, and nobody can tell 8,412 from 8,413 (docs/decisions/0003-hot-paths.md). Short lists are always exact.
 */
export class OrderCounts {
  private readonly kept = new Map<string, Kept>();

  async total(key: string, count: () => Promise<number>, now = Date.now()): Promise<number> {
    const known = this.kept.get(key);
    const age = known ? now - known.countedAt : Infinity;
    if (!known || age > SHOWN_MS) return this.count(key, count, now);
    if (age > FRESH_MS && !known.isBeingCounted) {
      known.isBeingCounted = true;
      // Whoever asks next counts again when this fails; the caller has an answer in any case.
      this.count(key, count, now).catch(() => (known.isBeingCounted = false));
    }
    return known.total;
  }

  private async count(key: string, count: () => Promise<number>, now: number): Promise<number> {
    const total = await count();
    this.kept.delete(key);
    if (total > REUSE_ABOVE) {
      if (this.kept.size >= MAX_ENTRIES) this.kept.clear();
      this.kept.set(key, { total, countedAt: now, isBeingCounted: false });
    }
    return total;
  }
}
