import { Injectable } from '@nestjs/common';
import { luggageOrderPlaced } from '@parcelway/contracts';
import type { DomainEvent, OrderBilling } from '@parcelway/contracts';
import { ReactsToMany } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { raiseBills } from './bill.queries';

@Injectable()
export class BillReactions {
  /** Placed orders get their bills. */
  @ReactsToMany(luggageOrderPlaced)
  async bill(events: readonly DomainEvent<OrderBilling>[], manager: EntityManager): Promise<void> {
    await raiseBills(
      manager,
      events.map(({ data, requestId }) => ({ billing: data, requestId })),
    );
  }
}
