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
import { ReactsTo } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { QUEUE_EVENT } from './webhook.queries';

const ofAnApp = ({ app_id }: SheetOrderFact): boolean => app_id !== '';

/** What becomes of apps' orders, put down for the endpoints that listen. */
@Injectable()
export class WebhookReactions {
  @ReactsTo(sheetOrderCreated, ofAnApp)
  created(event: DomainEvent<SheetOrderFact>, manager: EntityManager): Promise<void> {
    return queue(manager, 'sheetOrder.created', event);
  }

  @ReactsTo(sheetOrderBooked, ofAnApp)
  booked(event: DomainEvent<SheetOrderFact>, manager: EntityManager): Promise<void> {
    return queue(manager, 'sheetOrder.booked', event);
  }

  @ReactsTo(sheetOrderFailed, ofAnApp)
  failed(event: DomainEvent<SheetOrderFact>, manager: EntityManager): Promise<void> {
    return queue(manager, 'sheetOrder.failed', event);
  }

  @ReactsTo(sheetOrderVoided, ofAnApp)
  cancelled(event: DomainEvent<VoidedSheetOrder>, manager: EntityManager): Promise<void> {
    return queue(manager, 'sheetOrder.cancelled', event);
  }

  @ReactsTo(sheetOrderScanned, ofAnApp)
  scanned(event: DomainEvent<SheetOrderFact>, manager: EntityManager): Promise<void> {
    return queue(manager, 'sheetOrder.scanned', event);
  }

  @ReactsTo(sheetOrderHandedOver, ofAnApp)
  handedOver(event: DomainEvent<SheetOrderFact>, manager: EntityManager): Promise<void> {
    return queue(manager, 'sheetOrder.handedOver', event);
  }
}

async function queue(
  manager: EntityManager,
  type: WebhookEvent,
  { id, version, occurredAt, data }: DomainEvent<SheetOrderFact>,
): Promise<void> {
  const { user_id: _user, app_id, at: _at, ...object } = data;
  const body = JSON.stringify({ id, type, version, occurred_at: occurredAt, object });
  await manager.query(QUEUE_EVENT, [id, type, object.out_order_id, body, app_id]);
}
