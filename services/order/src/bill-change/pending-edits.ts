import { Injectable } from '@nestjs/common';
import { serviceContext } from '@parcelway/contracts';
import { PeriodicJob } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import { luggageEdits } from '../luggage-order/luggage-edit';
import { sheetEdits } from '../sheet-order/sheet-edit';
import type { Repriced, RepricedKind } from './bill-changes';
import { BillChanges } from './bill-changes';

const AT_ONCE = 100;
const ANSWER_MS = 5_000;
const KINDS: readonly RepricedKind<Repriced>[] = [luggageEdits, sheetEdits];

/** Ends changes whose caller did not come so far: it died, or the payment service was away. */
@Injectable()
export class PendingEdits extends PeriodicJob {
  protected override readonly everyMs = 2_000;

  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: BillChanges,
  ) {
    super();
  }

  protected work(): Promise<unknown> {
    return this.settleDue();
  }

  /** One that fails keeps none of the others waiting. */
  async settleDue(): Promise<void> {
    const failures: unknown[] = [];
    for (const kind of KINDS)
      for (const { id, revision } of await this.due(kind.table))
        await this.changes
          .settle(kind, Number(id), revision, serviceContext('order', 'pending-edits', ANSWER_MS))
          .catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  }

  private async due(table: string): Promise<{ id: string; revision: number }[]> {
    return this.dataSource.query(
      `SELECT id, (pending_edit ->> 'revision')::int AS revision FROM ${table} WHERE pending_edit IS NOT NULL ORDER BY update_time LIMIT $1`,
      [AT_ONCE],
    );
  }
}
