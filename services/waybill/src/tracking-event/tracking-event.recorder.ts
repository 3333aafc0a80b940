import { Injectable } from '@nestjs/common';
import { waybillMoved } from '@parcelway/contracts';
import type { IncidentReason } from '@parcelway/contracts/statuses';
import { WaybillStatus } from '@parcelway/contracts/statuses';
import { Outbox, transition } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { movedOf } from '../waybill/waybill-moved';
import { WaybillEntity } from '../waybill/waybill.entity';
import { canMove, statusFromEvents } from '../waybill/domain/waybill-status';
import { TrackingEventEntity } from './tracking-event.entity';

/** Something that was reported about a box. Texts that the reporter left out are blank. */
export interface ReportedEvent {
  readonly eventTime: Date;
  readonly status: WaybillStatus;
  readonly carrierCode: string;
  readonly rawCode: string;
  readonly descriptionZh: string | null;
  readonly descriptionEn: string | null;
  readonly place?: string | null;
  readonly placeEn?: string | null;
  readonly incidentReason?: IncidentReason | null;
  readonly source: TrackingEventEntity['source'];
}

/** Stores one event of a box; false when it is stored already. Moves nothing. */
export async function storeEvent(
  manager: EntityManager,
  waybillId: number,
  event: ReportedEvent,
): Promise<boolean> {
  const stored = (await manager.query(
    `INSERT INTO tracking_event (waybill_id, event_time, status, carrier_code, raw_code, incident_reason,
                                 description_zh, description_en, place, place_en, source)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     ON CONFLICT (waybill_id, carrier_code, event_time, raw_code) DO NOTHING RETURNING 1`,
    [
      waybillId,
      event.eventTime,
      event.status,
      event.carrierCode,
      event.rawCode,
      event.incidentReason ?? null,
      event.descriptionZh ?? '',
      event.descriptionEn ?? '',
      event.place ?? '',
      event.placeEn ?? '',
      event.source,
    ],
  )) as unknown[];
  return stored.length === 1;
}

/** Takes in what carriers and staff report, in whatever order it comes. */
@Injectable()
export class TrackingEventRecorder {
  constructor(private readonly outbox: Outbox) {}

  /**
   * Stores an event and lets the waybill show what its events say (D2, docs/domain): the newest by event time, and nothing
   * after an end. A repeat changes nothing and answers false. Call `outbox.committed()` after the transaction.
   */
  async record(manager: EntityManager, waybillId: number, event: ReportedEvent): Promise<boolean> {
    const waybill = await manager.findOneOrFail(WaybillEntity, {
      where: { id: waybillId },
      lock: { mode: 'pessimistic_write' },
    });
    if (!(await storeEvent(manager, waybillId, event))) return false;

    const events = await manager.find(TrackingEventEntity, {
      where: { waybillId },
      select: { id: true, status: true, eventTime: true, incidentReason: true },
      order: { eventTime: 'DESC', id: 'DESC' },
    });
    const [newest] = events;
    const from = waybill.status as WaybillStatus;
    const to = statusFromEvents(
      events.map(({ status, eventTime }) => ({ status: status as WaybillStatus, at: eventTime })),
    );
    const moves = canMove(from, to);
    await manager.query(
      `UPDATE waybill SET update_time = now(), last_event_at = $2, incident_reason = $3,
         delivered_at = CASE WHEN $4 THEN $5 ELSE delivered_at END
       WHERE id = $1`,
      [
        waybillId,
        newest?.eventTime ?? event.eventTime,
        newest?.incidentReason ?? null,
        moves && to === WaybillStatus.delivered,
        event.eventTime,
      ],
    );
    if (moves) await this.move(manager, waybill, to, event);
    return true;
  }

  private async move(
    manager: EntityManager,
    waybill: WaybillEntity,
    to: WaybillStatus,
    event: ReportedEvent,
  ): Promise<void> {
    await transition(manager, {
      table: 'waybill',
      id: waybill.id,
      from: waybill.status,
      to,
      by: { type: 'system', id: null },
      reason: event.rawCode,
    });
    await this.outbox.add(manager, waybillMoved, movedOf(waybill, to, event.eventTime));
  }
}
