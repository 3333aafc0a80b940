import { Inject, Injectable } from '@nestjs/common';
import type { CallContext, Client, OrderBilling, Rebilled } from '@parcelway/contracts';
import { DomainError, payment, serviceContext } from '@parcelway/contracts';
import type { Logger } from '@parcelway/platform';
import { InjectClient, LOGGER, Outbox } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { PendingChange } from './pending-change';

/** An order whose price may change while nothing of it is paid. */
export interface Repriced {
  readonly id: number;
  /** Of the bill that its columns stand for. */
  billRevision: number;
  pendingEdit: PendingChange | null;
}

/** Orders of one table. */
export interface RepricedKind<Order extends Repriced> {
  readonly table: 'luggage_order' | 'sheet_order';
  lock(manager: EntityManager, id: number): Promise<Order>;
  /** Makes the change of a locked order the order, or drops it; nothing waits any more. */
  end(manager: EntityManager, order: Order, isBilled: boolean): Promise<void>;
}

interface Standing {
  readonly bill_revision: number;
  readonly pending: PendingChange | null;
}

/** Has changed orders billed. No lock is held while the payment service decides (docs/decisions/0011). */
@Injectable()
export class BillChanges {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    @Inject(LOGGER) private readonly logger: Logger,
    @InjectClient(payment) private readonly payments: Client<typeof payment>,
  ) {}

  /**
   * Asks for the bill of a kept change and ends the change by the answer. May be called again and by several at once, and does nothing once the change has
   * ended. Answers whether the order is of this revision. Errors: order.edit_pending where no answer came; the change is kept then.
   */
  async settle<Order extends Repriced>(
    kind: RepricedKind<Order>,
    id: number,
    revision: number,
    context: Pick<CallContext, 'requestId' | 'deadline'>,
  ): Promise<boolean> {
    const before = await this.standing(kind.table, id);
    if (before?.pending?.revision !== revision) return (before?.bill_revision ?? 0) >= revision;
    const { refused } = await this.ask({ ...before.pending.billing, revision }, context);
    const isDone = await this.dataSource.transaction(async (manager) => {
      const order = await kind.lock(manager, id);
      if (order.pendingEdit?.revision === revision) await kind.end(manager, order, refused === null);
      return order.billRevision >= revision;
    });
    this.outbox.committed();
    return isDone;
  }

  private async standing(table: string, id: number): Promise<Standing | undefined> {
    const [row] = (await this.dataSource.query(
      `SELECT bill_revision, pending_edit AS pending FROM ${table} WHERE id = $1`,
      [id],
    )) as Standing[];
    return row;
  }

  private async ask(
    billing: OrderBilling & { readonly revision: number },
    { requestId, deadline }: Pick<CallContext, 'requestId' | 'deadline'>,
  ): Promise<Rebilled> {
    try {
      return await this.payments.rebill(billing, serviceContext('order', requestId, deadline - Date.now()));
    } catch (error) {
      this.logger.warn({ err: error, orderNo: billing.order_no }, 'a changed order waits for its bill');
      throw new DomainError('order.edit_pending');
    }
  }
}
