import { Injectable } from '@nestjs/common';
import { PeriodicJob } from '@parcelway/platform';
import { DataSource } from 'typeorm';

/** Marks coupons whose time is over; one that is not marked yet cannot be used either. */
@Injectable()
export class ExpiredCoupons extends PeriodicJob {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  protected work(): Promise<unknown> {
    return this.expire();
  }

  /** Answers how many it marked. */
  async expire(now = new Date()): Promise<number> {
    const [, expired] = await this.dataSource.query<[unknown[], number]>(
      `UPDATE member_coupon SET status = 'expired', version = version + 1, update_time = now()
       WHERE status = 'unused' AND expires_at <= $1`,
      [now],
    );
    return expired;
  }
}
