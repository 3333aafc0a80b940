import { Injectable } from '@nestjs/common';
import { luggageOrderPlaced } from '@parcelway/contracts';
import type { DomainEvent, OrderBilling } from '@parcelway/contracts';
import { ReactsTo } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { raiseBill } from './bill.queries';

@Injectable()
export class BillReactions {
  /** A placed order gets its bill. */
  @ReactsTo(luggageOrderPlaced)
  async bill(event: DomainEvent<OrderBilling>, manager: EntityManager): Promise<void> {
    await raiseBill(manager, event.data, event.requestId);
  }
}
