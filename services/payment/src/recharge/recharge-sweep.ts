import { Injectable } from '@nestjs/common';
import { Outbox, PeriodicJob } from '@parcelway/platform';
import { DataSource, In } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { voidBills } from '../bill/void-bills';
import { LIVE } from '../payment/domain/payment-status';
import { lockShares } from '../refund/refundable';

/** A recharge that nobody pays is given up this long after it began. */
const HOURS = 1;
const AT_ONCE = 500;

/** $1 now, $2 hours, $3 at most so many → ids of recharges whose payment came to nothing. */
const GIVEN_UP = `
  SELECT id FROM bill b
  WHERE bill_type = 'recharge' AND pay_status = 1 AND NOT is_void AND paid_amount = 0
    AND create_time < $1::timestamptz - make_interval(hours => $2)
    AND NOT EXISTS (SELECT 1 FROM payment_record p WHERE p.bill_id = b.id
      AND p.status IN (${LIVE.map((status) => `'${status}'`).join(', ')}))
  ORDER BY id LIMIT $3`;

async function givenUp(manager: EntityManager, now: Date): Promise<number[]> {
  const rows = (await manager.query(GIVEN_UP, [now, HOURS, AT_ONCE])) as { id: string }[];
  return rows.map(({ id }) => Number(id));
}

/** Nobody owes a recharge: a bill of one whose payment came to nothing is void. Money that comes in later goes to the balance all the same. */
@Injectable()
export class RechargeSweep extends PeriodicJob {
  protected override readonly everyMs = 300_000;

  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  protected async work(): Promise<void> {
    while ((await this.run()) === AT_ONCE);
  }

  /** One round; answers how many bills it gave up. */
  async run(now = new Date()): Promise<number> {
    const given = await this.dataSource.transaction(async (manager) => {
      const due = await givenUp(manager, now);
      if (due.length === 0) return 0;
      const { bills, live } = await lockShares(manager, { id: In(due) });
      // Meanwhile another replica may have been faster, or a payment may have begun.
      const left = new Set(await givenUp(manager, now));
      const given = bills.filter(({ id }) => left.has(id));
      await voidBills(manager, this.outbox, { bills: given, live }, { reason: 'expired', requestId: null });
      return given.length;
    });
    this.outbox.committed();
    return given;
  }
}
