import { Injectable } from '@nestjs/common';
import type {
  CancelledOrder,
  DomainEvent,
  OrderBilling,
  OrderCredit,
  RefundDestination,
  SheetOrderFact,
  SupplementBilling,
  VoidedSheetOrder,
} from '@parcelway/contracts';
import {
  luggageOrderCancelled,
  luggageOrderCredited,
  luggageOrderPlaced,
  luggageOrderSupplemented,
  sheetOrderCreated,
  sheetOrderVoided,
  storeOrderCancelled,
  storeOrderCredited,
  storeOrderOwing,
  storeOrderPlaced,
} from '@parcelway/contracts';
import { parseMoney } from '@parcelway/money';
import { Outbox, ReactsTo, ReactsToMany } from '@parcelway/platform';
import { In } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { PayStatus } from '@parcelway/contracts/statuses';
import { giveAllBack, giveBack } from '../refund/give-back';
import type { RuledRefund } from '../refund/give-back';
import { lockShares } from '../refund/refundable';
import type { LockedShares } from '../refund/refundable';
import { raiseBill, raiseBills, raiseSupplement } from './bill.queries';
import { voidBills } from './void-bills';

/** Bills that a luggage order may have of its own; duty has its own life. */
const OF_ORDER = ['order', 'supplement'];
const OF_SHEET = ['sheet'];
const OF_STORAGE = ['storage'];

interface GivenUp {
  readonly memo: string;
  readonly reason: string;
  readonly destination: RefundDestination;
  readonly requestId: string | null;
}

@Injectable()
export class BillReactions {
  constructor(private readonly outbox: Outbox) {}

  /** Placed orders get their bills. */
  @ReactsToMany(luggageOrderPlaced)
  async bill(events: readonly DomainEvent<OrderBilling>[], manager: EntityManager): Promise<void> {
    await raiseBills(
      manager,
      events.map(({ data, requestId }) => ({ billing: data, requestId })),
    );
  }

  /** More to pay gets a bill of its own; the first one stays what it was. */
  @ReactsTo(luggageOrderSupplemented)
  async billSupplement(event: DomainEvent<SupplementBilling>, manager: EntityManager): Promise<void> {
    await raiseSupplement(manager, event.data);
  }

  /**
   * A cancelled order's bills: unpaid ones are void, what was paid goes back. A payment that wins the race for the bill's lock
   * is given back, one that loses it is refused. The order's first bill may not be here yet: it is raised to be void.
   */
  @ReactsTo(luggageOrderCancelled)
  async settleCancelled(event: DomainEvent<CancelledOrder>, manager: EntityManager): Promise<void> {
    const { order_no: orderNo, reason } = event.data;
    await raiseBill(manager, event.data, event.requestId);
    await this.settle(manager, await lockBills(manager, event.data, OF_ORDER), {
      memo: orderNo,
      reason,
      destination: event.data.refund_to ?? 'balance',
      requestId: event.requestId,
    });
  }

  @ReactsToMany(storeOrderPlaced)
  async billStorage(events: readonly DomainEvent<OrderBilling>[], manager: EntityManager): Promise<void> {
    return this.bill(events, manager);
  }

  @ReactsTo(storeOrderOwing)
  async billLongerStorage(event: DomainEvent<SupplementBilling>, manager: EntityManager): Promise<void> {
    await raiseSupplement(manager, event.data);
  }

  /** A storage order that was given up, as a luggage order. */
  @ReactsTo(storeOrderCancelled)
  async settleStorage(
    event: DomainEvent<Omit<CancelledOrder, 'from' | 'pick_up_date'>>,
    manager: EntityManager,
  ): Promise<void> {
    await raiseBill(manager, event.data, event.requestId);
    await this.settle(manager, await lockBills(manager, event.data, OF_STORAGE), {
      memo: event.data.order_no,
      reason: event.data.reason,
      destination: 'balance',
      requestId: event.requestId,
    });
  }

  @ReactsTo(storeOrderCredited)
  async creditStorage(event: DomainEvent<OrderCredit>, manager: EntityManager): Promise<void> {
    await this.giveBack(event, manager, OF_STORAGE, 'storage');
  }

  /** New sheet orders get their bills; one that was paid faster has it already. */
  @ReactsToMany(sheetOrderCreated)
  async billSheets(events: readonly DomainEvent<SheetOrderFact>[], manager: EntityManager): Promise<void> {
    await raiseBills(
      manager,
      events.map(({ data, requestId }) => ({ billing: sheetBilling(data), requestId })),
    );
  }

  /** A void sheet order's bill, as a cancelled order's. */
  @ReactsTo(sheetOrderVoided)
  async settleVoided(event: DomainEvent<VoidedSheetOrder>, manager: EntityManager): Promise<void> {
    const billing = sheetBilling(event.data);
    await raiseBill(manager, billing, event.requestId);
    await this.settle(manager, await lockBills(manager, billing, OF_SHEET), {
      memo: billing.order_no,
      reason: event.data.reason,
      destination: 'balance',
      requestId: event.requestId,
    });
  }

  /** Locked bills of what is given up: unpaid ones are void, what was paid goes back. */
  private async settle(manager: EntityManager, locked: LockedShares, given: GivenUp): Promise<void> {
    const { memo, reason, destination, requestId } = given;
    await giveAllBack(manager, this.outbox, locked, { kind: 'cancel', destination, reason: memo, requestId });
    const unpaid = locked.bills.filter(
      (bill) => bill.payStatus === PayStatus.unpaid && bill.paidAmount === 0n && !bill.isVoid,
    );
    await voidBills(manager, this.outbox, { bills: unpaid, live: locked.live }, { reason, requestId });
  }

  /** Measured lighter than declared: the difference goes back, newest bill first. */
  @ReactsTo(luggageOrderCredited)
  async credit(event: DomainEvent<OrderCredit>, manager: EntityManager): Promise<void> {
    await this.giveBack(event, manager, OF_ORDER, 'reweigh');
  }

  /** Takes what is to be given back from the order's bills, what was paid last first. */
  private async giveBack(
    event: DomainEvent<OrderCredit>,
    manager: EntityManager,
    types: readonly string[],
    kind: RuledRefund['kind'],
  ): Promise<void> {
    const { amount, currency, memo } = event.data;
    const locked = await lockBills(manager, event.data, types);
    await giveBack(manager, this.outbox, locked, parseMoney(amount, currency), {
      ...{ kind, destination: 'balance', reason: memo, requestId: event.requestId },
    });
  }
}

/** The order's bills and their payments, locked. */
function lockBills(
  manager: EntityManager,
  order: { readonly order_no: string; readonly user_id: number },
  types: readonly string[],
): Promise<LockedShares> {
  return lockShares(manager, { refNo: order.order_no, userId: order.user_id, billType: In([...types]) });
}

function sheetBilling(fact: SheetOrderFact): OrderBilling {
  const { id, sheet_no, user_id, currency, amount } = fact;
  return {
    order_id: id,
    order_no: sheet_no,
    user_id,
    currency,
    amount,
    lines: [{ code: 'freight', amount }],
    due_at: null,
    bill_type: 'sheet',
  };
}
