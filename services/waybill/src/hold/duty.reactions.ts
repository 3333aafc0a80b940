import { Injectable } from '@nestjs/common';
import type { DomainEvent, WaybillDuty } from '@parcelway/contracts';
import { waybillDutyChanged, waybillHoldChanged } from '@parcelway/contracts';
import type { WaybillStatus } from '@parcelway/contracts/statuses';
import { Outbox, ReactsTo } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { isTerminal } from '../waybill/domain/waybill-status';
import { WaybillEntity } from '../waybill/waybill.entity';
import { holdAfterDuty } from './domain/hold-after-duty';

/** Boxes wait for their duty. */
@Injectable()
export class DutyReactions {
  constructor(private readonly outbox: Outbox) {}

  /** Older news than what is known changes nothing, so it may come in whatever order. */
  @ReactsTo(waybillDutyChanged)
  async noteDuty(event: DomainEvent<WaybillDuty>, manager: EntityManager): Promise<void> {
    const duty = event.data;
    const waybill = await manager.findOneOrFail(WaybillEntity, {
      where: { waybillNo: duty.waybill_no },
      lock: { mode: 'pessimistic_write' },
    });
    if (waybill.duty && waybill.duty.sequence >= duty.sequence) return;
    const held = waybill.isOnHold
      ? { kind: waybill.holdKind ?? 'staff', reason: waybill.holdReason ?? '' }
      : null;
    const hold = holdAfterDuty(held, duty, isTerminal(waybill.status as WaybillStatus));
    await manager.query(
      `UPDATE waybill SET duty = $2, is_on_hold = $3, hold_kind = $4, hold_reason = $5, version = version + 1, update_time = now()
       WHERE id = $1`,
      [waybill.id, JSON.stringify(duty), hold !== null, hold?.kind ?? null, hold?.reason ?? null],
    );
    await this.outbox.add(
      manager,
      waybillHoldChanged,
      {
        ...{ waybill_no: waybill.waybillNo, order_id: waybill.orderId, package_no: waybill.packageNo },
        ...{ status: waybill.status, hold, duty, sequence: waybill.version + 1 },
      },
      event.requestId,
    );
  }
}
