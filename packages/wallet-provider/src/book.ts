import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Trade } from './trade';

/** What the wallet knows, in memory and, so that it outlives its process, line by line in a file. */
export class Book {
  private readonly trades = new Map<string, Trade>();

  /** @param file null keeps nothing */
  constructor(private readonly file: string | null) {
    if (!file) return;
    mkdirSync(dirname(file), { recursive: true });
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    for (const trade of lines.map(tradeOf)) if (trade) this.trades.set(trade.out_trade_no, trade);
  }

  keep(trade: Trade): void {
    this.trades.set(trade.out_trade_no, trade);
    if (this.file) appendFileSync(this.file, `${JSON.stringify(trade)}\n`, { mode: 0o600 });
  }

  get(outTradeNo: string): Trade | undefined {
    return this.trades.get(outTradeNo);
  }

  get all(): readonly Trade[] {
    return [...this.trades.values()];
  }
}

/** Null for the half line of a process that was ended while writing. */
function tradeOf(line: string): Trade | null {
  try {
    return JSON.parse(line) as Trade;
  } catch {
    return null;
  }
}
