import { Injectable } from '@nestjs/common';
import { PeriodicJob } from '@parcelway/platform';
import { DataSource } from 'typeorm';

/** A recharge that nobody pays is given up this long after it began. */
const HOURS = 1;

/** Nobody owes a recharge: a bill of one whose payment came to nothing is void. Money that comes in later goes to the balance all the same. */
@Injectable()
export class RechargeSweep extends PeriodicJob {
  protected override readonly everyMs = 300_000;

  constructor(private readonly dataSource: DataSource) {
    super();
  }

  protected async work(): Promise<void> {
    await this.run();
  }

  /** One round; answers how many bills it gave up. */
  async run(now = new Date()): Promise<number> {
    const [, given] = (await this.dataSource.query(
      `UPDATE bill b SET is_void = true, void_reason = 'expired', version = version + 1, update_time = now()
       WHERE bill_type = 'recharge' AND pay_status = 1 AND NOT is_void AND paid_amount = 0
         AND create_time < $1::timestamptz - make_interval(hours => $2)
         AND NOT EXISTS (SELECT 1 FROM payment_record p WHERE p.bill_id = b.id
           AND p.status IN ('created', 'processing', 'requires_action', 'failed'))`,
      [now, HOURS],
    )) as [unknown, number];
    return given;
  }
}
