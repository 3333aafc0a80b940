import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Intent, ProviderNotice, Refund } from './intent';

type Entry =
  | { readonly kind: 'intent'; readonly row: Intent; readonly key?: string }
  | { readonly kind: 'refund'; readonly row: Refund; readonly key?: string }
  | { readonly kind: 'notice'; readonly row: ProviderNotice };

/** What the provider knows, in memory and, so that it outlives its process, line by line in a file. Card numbers never come here. */
export class Book {
  readonly intents = new Map<string, Intent>();
  readonly refunds = new Map<string, Refund>();
  readonly notices: ProviderNotice[] = [];
  private readonly byKey = new Map<string, string>();

  /** @param file null keeps nothing */
  constructor(private readonly file: string | null) {
    if (!file) return;
    mkdirSync(dirname(file), { recursive: true });
    if (!existsSync(file)) return;
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      const entry = entryOf(line);
      if (entry) this.take(entry);
    }
  }

  keep(entry: Entry): void {
    this.take(entry);
    if (this.file) appendFileSync(this.file, `${JSON.stringify(entry)}\n`, { mode: 0o600 });
  }

  /** Id of what was made under this idempotency key. */
  madeWith(key: string): string | undefined {
    return this.byKey.get(key);
  }

  refundedOf(intentId: string): number {
    return [...this.refunds.values()]
      .filter((refund) => refund.payment_intent === intentId && refund.status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0);
  }

  private take(entry: Entry): void {
    if (entry.kind === 'notice') this.notices.push(entry.row);
    else if (entry.kind === 'intent') this.intents.set(entry.row.id, entry.row);
    else this.refunds.set(entry.row.id, entry.row);
    if (entry.kind !== 'notice' && entry.key) this.byKey.set(entry.key, entry.row.id);
  }
}

/** Null for the half line of a process that was ended while writing. */
function entryOf(line: string): Entry | null {
  try {
    return JSON.parse(line) as Entry;
  } catch {
    return null;
  }
}
