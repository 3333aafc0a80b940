import { Injectable } from '@nestjs/common';
import type { DomainEvent, SheetOrderFact, VoidedSheetOrder, WebhookEvent } from '@parcelway/contracts';
import {
  sheetOrderBooked,
  sheetOrderCreated,
  sheetOrderFailed,
  sheetOrderHandedOver,
  sheetOrderScanned,
  sheetOrderVoided,
} from '@parcelway/contracts';
import { ReactsToMany } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { QUEUE_EVENTS } from './webhook.queries';

const ofAnApp = ({ app_id }: SheetOrderFact): boolean => app_id !== '';

/** What becomes of apps' orders, put down for the endpoints that listen. */
@Injectable()
export class WebhookReactions {
  @ReactsToMany(sheetOrderCreated, ofAnApp)
  created(events: readonly DomainEvent<SheetOrderFact>[], manager: EntityManager): Promise<void> {
    return queue(manager, 'sheetOrder.created', events);
  }

  @ReactsToMany(sheetOrderBooked, ofAnApp)
  booked(events: readonly DomainEvent<SheetOrderFact>[], manager: EntityManager): Promise<void> {
    return queue(manager, 'sheetOrder.booked', events);
  }

  @ReactsToMany(sheetOrderFailed, ofAnApp)
  failed(events: readonly DomainEvent<SheetOrderFact>[], manager: EntityManager): Promise<void> {
    return queue(manager, 'sheetOrder.failed', events);
  }

  @ReactsToMany(sheetOrderVoided, ofAnApp)
  cancelled(events: readonly DomainEvent<VoidedSheetOrder>[], manager: EntityManager): Promise<void> {
    return queue(manager, 'sheetOrder.cancelled', events);
  }

  @ReactsToMany(sheetOrderScanned, ofAnApp)
  scanned(events: readonly DomainEvent<SheetOrderFact>[], manager: EntityManager): Promise<void> {
    return queue(manager, 'sheetOrder.scanned', events);
  }

  @ReactsToMany(sheetOrderHandedOver, ofAnApp)
  handedOver(events: readonly DomainEvent<SheetOrderFact>[], manager: EntityManager): Promise<void> {
    return queue(manager, 'sheetOrder.handedOver', events);
  }
}

async function queue(
  manager: EntityManager,
  type: WebhookEvent,
  events: readonly DomainEvent<SheetOrderFact>[],
): Promise<void> {
  const queued = events.map(({ id, version, occurredAt, data }) => {
    const { user_id: _user, app_id, at: _at, ...object } = data;
    const body = JSON.stringify({ id, type, version, occurred_at: occurredAt, object });
    return { event_id: id, type, object_no: object.out_order_id, body, app_id };
  });
  await manager.query(QUEUE_EVENTS, [JSON.stringify(queued)]);
}
