import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Client } from '@parcelway/contracts';
import { orderOrigin } from '@parcelway/contracts';
import { InjectClient, PeriodicJob, runNamed } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { attributed } from '../dashboard/attributed';
import type { CurrencyTaking } from '../dashboard/attributed';
import type { TakingRow } from '../dashboard/takings.queries';
import { takingsBetween } from '../dashboard/takings.queries';
import { CLOSE_BALANCES, CLOSE_TAKINGS, CLOSING_LOCK, DAYS_TO_CLOSE, IS_CLOSED } from './closing.queries';

const LOOK_EVERY_MS = 300_000;
const ORIGINS_MS = 30_000;

/**
 * Sums up the London days that are over, the oldest first: balances of accounts, and takings by way, channel and salesman. A day is closed when
 * no transaction that began on it is left, and entries bear the beginning of their transaction: so nothing comes later. Replicas share the work.
 */
@Injectable()
export class BooksClosing extends PeriodicJob {
  protected override readonly everyMs = LOOK_EVERY_MS;

  constructor(
    private readonly dataSource: DataSource,
    @InjectClient(orderOrigin) private readonly origins: Client<typeof orderOrigin>,
  ) {
    super();
  }

  protected override work(): Promise<number> {
    return this.closeDays();
  }

  /** Answers how many days it closed. Errors: service.unavailable, with the days before closed. */
  async closeDays(now = new Date()): Promise<number> {
    const due = (await this.dataSource.query(DAYS_TO_CLOSE, [now])) as { day: string }[];
    let closed = 0;
    for (const { day } of due) if (await this.close(day)) closed += 1;
    return closed;
  }

  private async close(day: string): Promise<boolean> {
    const rows = await runNamed<TakingRow>(this.dataSource, takingsBetween, [day, day]);
    const takings = await attributed(rows, this.origins, {
      requestId: randomUUID(),
      timeoutMs: ORIGINS_MS,
    });
    return this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [CLOSING_LOCK]);
      const [{ closed } = { closed: false }] = (await manager.query(IS_CLOSED, [day])) as {
        closed: boolean;
      }[];
      if (closed) return false;
      await manager.query(CLOSE_BALANCES, [day]);
      await writeTakings(manager, takings);
      return true;
    });
  }
}

async function writeTakings(manager: EntityManager, takings: readonly CurrencyTaking[]): Promise<void> {
  const rows = takings.map(({ day, currency, way, channelId, salesmanId, taken, refunded, payments }) => ({
    ...{ day, currency, way, payments },
    channel_id: channelId,
    salesman_id: salesmanId,
    taken: taken.toString(),
    refunded: refunded.toString(),
  }));
  await manager.query(CLOSE_TAKINGS, [JSON.stringify(rows)]);
}
