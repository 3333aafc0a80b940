/** Totals above this size may be reused; smaller ones are counted each time. */
const REUSE_ABOVE = 1_000;
const REUSE_MS = 5_000;
const MAX_ENTRIES = 5_000;

/**
 * Reuses the total of a long list for a few seconds: counting thousands of rows costs more than the page itself while orders are being
 * written, and nobody can tell 8,412 from 8,413 (docs/decisions/0003-hot-paths.md). Short lists are always exact.
 */
export class OrderCounts {
  private readonly kept = new Map<string, { readonly total: number; readonly until: number }>();

  async total(key: string, count: () => Promise<number>, now = Date.now()): Promise<number> {
    const known = this.kept.get(key);
    if (known && known.until > now) return known.total;
    const total = await count();
    this.kept.delete(key);
    if (total > REUSE_ABOVE) {
      if (this.kept.size >= MAX_ENTRIES) this.kept.clear();
      this.kept.set(key, { total, until: now + REUSE_MS });
    }
    return total;
  }
}
