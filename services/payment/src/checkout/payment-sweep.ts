import { Injectable } from '@nestjs/common';
import { PeriodicJob } from '@parcelway/platform';
import { DataSource, In } from 'typeorm';
import { PaymentRecordEntity } from '../payment/payment-record.entity';
import { PaymentFollower } from './payment-follower';

const AT_ONCE = 50;
const SYSTEM = { type: 'system', id: null } as const;

interface DuePayment {
  readonly id: string;
  readonly is_over: boolean;
  readonly is_needless: boolean;
}

/**
 * Follows payments whose notice did not come: reads the provider, and gives up what its payer left, what was paid by other means, and what holds
 * a void bill. Each is asked again after a pause that grows with its age. What was made at the provider when the payment was over here already is
 * called off there.
 */
@Injectable()
export class PaymentSweep extends PeriodicJob {
  protected override readonly everyMs = 15_000;

  constructor(
    private readonly dataSource: DataSource,
    private readonly follower: PaymentFollower,
  ) {
    super();
  }

  protected async work(): Promise<void> {
    await this.run();
  }

  /** One round; answers how many payments it looked at. */
  async run(now = new Date()): Promise<number> {
    const due = (await this.dataSource.query(
      `WITH due AS (
         SELECT id FROM payment_record WHERE next_look_at <= $1 ORDER BY next_look_at LIMIT $2 FOR UPDATE SKIP LOCKED
       ), taken AS (
         UPDATE payment_record p
         SET next_look_at = $1::timestamptz + greatest(interval '30 s', least(interval '1 h', ($1::timestamptz - p.create_time) / 4))
         FROM due WHERE p.id = due.id
         RETURNING p.id, p.status, p.expires_at, p.allocations
       )
       SELECT id, expires_at <= $1 AND status <> 'processing' AS is_over,
              status <> 'processing' AND (held.has_void OR held.owed = 0 OR status IN ('cancelled', 'expired')) AS is_needless
       FROM taken CROSS JOIN LATERAL (
         SELECT coalesce(bool_or(b.is_void), false) AS has_void, count(*) FILTER (WHERE b.pay_status = 1) AS owed
         FROM bill b WHERE b.id IN (SELECT (a->>'bill_id')::bigint FROM jsonb_array_elements(allocations) a)
       ) AS held`,
      [now, AT_ONCE],
    )) as DuePayment[];
    const payments = await this.dataSource.manager.findBy(PaymentRecordEntity, {
      id: In(due.map(({ id }) => Number(id))),
    });
    const failures: unknown[] = [];
    for (const payment of payments) {
      const row = due.find(({ id }) => Number(id) === payment.id);
      try {
        if (row?.is_over) await this.follower.callOff(payment, 'expired', SYSTEM, null);
        else if (row?.is_needless) await this.follower.callOff(payment, 'cancelled', SYSTEM, null);
        else await this.follower.look(payment, null);
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
    return due.length;
  }
}
