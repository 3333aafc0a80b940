import type {
  CallContext,
  CarrierEvent,
  HandOverSheets,
  Handlers,
  OneRow,
  ScannedSheet,
  ScanSheet,
  SheetAmounts,
  BatchResult,
  SheetManifest,
  SheetOrderIds,
  StatusMove,
} from '@parcelway/contracts';
import { DomainError, sheetOrderDesk, sheetOrderHandedOver, sheetOrderScanned } from '@parcelway/contracts';
import { Handover, SheetStatus } from '@parcelway/contracts/statuses';
import { formatMoney } from '@parcelway/money';
import { invalidFields, Outbox, Serves } from '@parcelway/platform';
import { DataSource, In } from 'typeorm';
import { eachRow } from '../batch/each-row';
import { Carriers } from '../carrier/carriers';
import { ChannelEntity } from '../channel/channel.entity';
import { CarrierLog } from '../logistics-request/carrier-log';
import { LogisticsRequestEntity } from '../logistics-request/logistics-request.entity';
import { noAnswer } from '../carrier/carrier';
import { canHandOver } from './domain/sheet-status';
import { manifestOf } from './manifest';
import { SheetChanges } from './sheet-changes';
import { say } from './sheet-moves';
import { SheetOrderEntity, SheetOrderHistoryEntity } from './sheet-order.entity';
import { lockSheetOrder } from './sheet-order.queries';
import { SheetPayments } from './sheet-payment';
import { recordCarrierEvent } from './track-events';

const MOST_MOVES = 200;

/** What staff do with sheet orders, one locked row at a time. */
@Serves(sheetOrderDesk)
export class SheetOrderDesk implements Handlers<typeof sheetOrderDesk> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly changes: SheetChanges,
    private readonly log: CarrierLog,
    private readonly carriers: Carriers,
    private readonly payments: SheetPayments,
  ) {}

  async scan(request: ScanSheet, context: CallContext): Promise<ScannedSheet> {
    assertStaff(context);
    const number = (request.tracking_number ?? '').replace(/\s/g, '').toUpperCase();
    if (!number) throw new DomainError('scan.number_required');
    const scanned = await this.dataSource.transaction(async (manager) => {
      const order = await manager.findOne(SheetOrderEntity, {
        where: { trackingNumber: number },
        lock: { mode: 'pessimistic_write' },
      });
      if (!order) throw new DomainError('sheet.not_found');
      const isRepeat = order.isWarehouseScan === 1 && order.warehouseScanTime !== null;
      const at = isRepeat && order.warehouseScanTime ? order.warehouseScanTime : new Date();
      if (!isRepeat) {
        await manager.query(
          `UPDATE sheet_order SET is_warehouse_scan = 1, warehouse_scan_time = $2, version = version + 1, update_time = now() WHERE id = $1`,
          [order.id, at],
        );
        Object.assign(order, { isWarehouseScan: 1, warehouseScanTime: at });
        await say(manager, this.outbox, sheetOrderScanned, order, context.requestId);
      }
      return {
        id: order.id,
        tracking_number: number,
        out_order_id: order.outOrderId,
        is_warehouse_scan: 1 as const,
        warehouse_scan_time: Math.floor(at.getTime() / 1_000),
        already_scanned: isRepeat,
      };
    });
    this.outbox.committed();
    return scanned;
  }

  async scanMany(request: SheetOrderIds, context: CallContext): Promise<BatchResult> {
    assertStaff(context);
    return eachRow(request.ids, async (id) => {
      const order = await this.dataSource.manager.findOneBy(SheetOrderEntity, { id });
      if (!order) throw new DomainError('sheet.not_found');
      if (!order.trackingNumber) throw new DomainError('sheet.no_number');
      await this.scan({ tracking_number: order.trackingNumber }, context);
    });
  }

  async handover(request: HandOverSheets, context: CallContext): Promise<BatchResult> {
    assertStaff(context);
    const to = Number(request.effective) as Handover;
    const batch = request.batch ?? '';
    const result = await eachRow(request.ids, (id) => this.handOver(id, to, batch, context));
    this.outbox.committed();
    return result;
  }

  private handOver(id: number, to: Handover, batch: string, context: CallContext): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const order = await lockSheetOrder(manager, id);
      const from = order.isEffective as Handover;
      if (from === to) return;
      if (!canHandOver(from, to)) throw new DomainError('sheet.handover_final');
      if (!order.trackingNumber || order.isVoid) throw new DomainError('sheet.no_number');
      const at = new Date();
      await manager.query(
        `UPDATE sheet_order SET is_effective = $2, effective_time = $3, handover_batch = $4, version = version + 1, update_time = now()
         WHERE id = $1`,
        [id, to, at, batch],
      );
      Object.assign(order, { isEffective: to, effectiveTime: at });
      if (to === Handover.handedOver)
        await say(manager, this.outbox, sheetOrderHandedOver, order, context.requestId);
    });
  }

  async manifest(request: SheetManifest, context: CallContext): Promise<Uint8Array> {
    assertStaff(context);
    const orders = await this.dataSource.manager.find(SheetOrderEntity, {
      where: { handoverBatch: request.batch, isEffective: Handover.handedOver },
      order: { id: 'ASC' },
    });
    return manifestOf(orders, request.batch, context.locale);
  }

  async resolvePayment(request: OneRow, context: CallContext): Promise<SheetAmounts> {
    assertStaff(context);
    const order = await this.payments.resolve(Number(request.id), context);
    return {
      id: order.id,
      pay_status: order.payStatus,
      amount: formatMoney(order.amount, order.currency),
      paid_amount: formatMoney(order.paidAmount, order.currency),
    };
  }

  async history(request: OneRow, context: CallContext): Promise<{ list: readonly StatusMove[] }> {
    assertStaff(context);
    const moves = await this.dataSource.manager.find(SheetOrderHistoryEntity, {
      where: { subjectId: Number(request.id) },
      order: { id: 'ASC' },
      take: MOST_MOVES,
    });
    return {
      list: moves.map((move) => ({
        from: move.fromStatus,
        to: move.toStatus,
        reason: move.reason,
        by_type: move.byType,
        by_id: move.byId,
        time: Math.floor(move.createTime.getTime() / 1_000),
      })),
    };
  }

  async carrierEvent(request: CarrierEvent, context: CallContext): Promise<{ recorded: boolean }> {
    if (context.identity.kind !== 'service') throw new DomainError('auth.no_permission');
    if (!request.reference && !request.tracking_number)
      throw invalidFields([{ field: 'tracking_number', rule: 'required' }]);
    return { recorded: await this.dataSource.transaction((manager) => recordCarrierEvent(manager, request)) };
  }

  async requestCounts(_request: object, context: CallContext): Promise<Readonly<Record<string, number>>> {
    assertStaff(context);
    const rows = await this.dataSource.query<{ status: number; total: number }[]>(
      `SELECT status, count(*)::int AS total FROM logistics_request GROUP BY status`,
    );
    return Object.fromEntries(rows.map(({ status, total }) => [String(status), total]));
  }

  async resend(request: OneRow, context: CallContext): Promise<BatchResult> {
    assertStaff(context);
    const { sheetOrderId } = await this.requestOf(request);
    await this.changes.retry(sheetOrderId, null, context);
    return { done: [sheetOrderId], failed: [] };
  }

  async lookUp(
    request: OneRow,
    context: CallContext,
  ): Promise<{ found: boolean; tracking_number: string | null }> {
    assertStaff(context);
    const { sheetOrderId } = await this.requestOf(request);
    const order = await this.dataSource.manager.findOneBy(SheetOrderEntity, { id: sheetOrderId });
    if (!order) throw new DomainError('sheet.not_found');
    const channel = await this.dataSource.manager.findOneOrFail(ChannelEntity, {
      where: { id: order.channelId },
      withDeleted: true,
    });
    const carrier = await this.carriers.of(channel);
    const answer = await this.log.ask(order, carrier, 'find', () => carrier.find(order.sheetNo));
    if (answer.outcome !== 'done') throw noAnswer(answer);
    // The next attempt takes over what the look-up finds.
    if (answer.value && order.status === SheetStatus.failed)
      await this.changes.retry(order.id, null, context);
    return { found: answer.value !== null, tracking_number: answer.value?.trackingNumber ?? null };
  }

  private async requestOf({ id }: OneRow): Promise<LogisticsRequestEntity> {
    const [found] = await this.dataSource.manager.find(LogisticsRequestEntity, {
      where: { id: In([Number(id)]) },
    });
    if (!found) throw new DomainError('crud.not_found');
    return found;
  }
}

function assertStaff({ identity }: CallContext): void {
  if (identity.kind !== 'admin') throw new DomainError('auth.no_permission');
}
