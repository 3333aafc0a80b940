import { Injectable } from '@nestjs/common';
import { PeriodicJob } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import { RefundCourier } from './refund-courier';

const AT_ONCE = 50;

/**
 * Carries refunds to their providers: those of rules, and those whose answer or notice did not come. Each is asked for again after a pause that
 * grows with its age.
 */
@Injectable()
export class RefundSweep extends PeriodicJob {
  protected override readonly everyMs = 15_000;

  constructor(
    private readonly dataSource: DataSource,
    private readonly courier: RefundCourier,
  ) {
    super();
  }

  protected async work(): Promise<void> {
    await this.run();
  }

  /** One round; answers how many refunds it carried. */
  async run(now = new Date()): Promise<number> {
    const [due] = (await this.dataSource.query(
      `UPDATE refund_request r
       SET next_try_at = $1::timestamptz + greatest(interval '30 s', least(interval '1 h', ($1::timestamptz - r.create_time) / 4))
       FROM (
         SELECT id FROM refund_request WHERE next_try_at <= $1 ORDER BY next_try_at LIMIT $2 FOR UPDATE SKIP LOCKED
       ) AS due
       WHERE r.id = due.id RETURNING r.id`,
      [now, AT_ONCE],
    )) as [{ id: string }[], number];
    const failures: unknown[] = [];
    for (const { id } of due)
      try {
        await this.courier.carry(Number(id), null);
      } catch (error) {
        failures.push(error);
      }
    if (failures.length > 0) throw failures[0];
    return due.length;
  }
}
