import { Injectable } from '@nestjs/common';
import type {
  CallContext,
  ListSheetOrders,
  Page,
  SheetOrderDetail,
  SheetOrderRow,
  SheetTrackEvent,
} from '@parcelway/contracts';
import { pageOf } from '@parcelway/contracts';
import { WaybillStatus } from '@parcelway/contracts/statuses';
import { DataSource, In } from 'typeorm';
import { ChannelEntity } from '../channel/channel.entity';
import { LogisticsRequestEntity } from '../logistics-request/logistics-request.entity';
import { ownerOf } from './sheet-caller';
import { SheetOrderEntity, SheetOrderHistoryEntity, SheetTrackEventEntity } from './sheet-order.entity';
import type { Owner } from './sheet-order.queries';
import { rowOf } from './sheet-views';

const seconds = (at: Date): number => Math.floor(at.getTime() / 1_000);
const MOST_REQUESTS = 50;

/** Lists and details. A list is two statements. */
@Injectable()
export class SheetReading {
  constructor(private readonly dataSource: DataSource) {}

  async list(request: ListSheetOrders, context: CallContext): Promise<Page<SheetOrderRow>> {
    const owner = ownerOf({}, context);
    const { limit, offset } = pageOf(request);
    const query = this.dataSource.getRepository(SheetOrderEntity).createQueryBuilder('o');
    if (owner) query.andWhere('o.userId = :userId', { userId: owner.userId });
    for (const [property, given] of [
      ['status', request.status],
      ['payStatus', request.pay_status],
      ['isWarehouseScan', request.is_warehouse_scan],
    ] as const)
      if (given !== undefined && given !== '')
        query.andWhere(`o.${property} = :${property}`, { [property]: Number(given) });
    if (request.is_void !== undefined && request.is_void !== '')
      query.andWhere('o.isVoid = :isVoid', { isVoid: Number(request.is_void) === 1 });
    const words = (request.quick_search ?? request.quickSearch ?? '').trim();
    if (words)
      query.andWhere(
        `(o.outOrderId ILIKE :words OR o.sheetNo ILIKE :words OR o.trackingNumber ILIKE :words OR o.platformOrderNumber ILIKE :words OR o.receiverName ILIKE :words)`,
        { words: `%${words.replace(/[\\%_]/g, '\\$&')}%` },
      );
    const [orders, total] = await query.orderBy('o.id', 'DESC').take(limit).skip(offset).getManyAndCount();
    const names = await this.channelNames(orders, context);
    return { list: orders.map((order) => rowOf(order, names.get(order.channelId) ?? '')), total, remark: '' };
  }

  async counts(owner: Owner): Promise<Record<string, number>> {
    const rows = await this.dataSource.query<{ status: string; total: number }[]>(
      `SELECT CASE WHEN is_void THEN 'void' ELSE status::text END AS status, count(*)::int AS total FROM sheet_order
       WHERE delete_time IS NULL AND ($1::bigint IS NULL OR user_id = $1) GROUP BY 1`,
      [owner?.userId ?? null],
    );
    return Object.fromEntries(rows.map(({ status, total }) => [status, total]));
  }

  async detail(order: SheetOrderEntity, context: CallContext): Promise<SheetOrderDetail> {
    const [names, requests, history, track] = await Promise.all([
      this.channelNames([order], context),
      this.dataSource.manager.find(LogisticsRequestEntity, {
        where: { sheetOrderId: order.id },
        order: { id: 'DESC' },
        take: MOST_REQUESTS,
      }),
      this.dataSource.manager.find(SheetOrderHistoryEntity, {
        where: { subjectId: order.id },
        order: { id: 'ASC' },
      }),
      this.track(order, context),
    ]);
    return {
      ...rowOf(order, names.get(order.channelId) ?? ''),
      body: order.requestContent,
      requests: requests.map((one) => ({
        id: one.id,
        attempt: one.attempt,
        kind: one.kind,
        carrier_code: one.carrierCode,
        status: one.status,
        http_status: one.httpStatus,
        duration_ms: one.durationMs,
        error: one.error,
        create_time: seconds(one.createTime),
      })),
      track,
      history: history.map((move) => ({
        from: move.fromStatus,
        to: move.toStatus,
        reason: move.reason,
        by_type: move.byType,
        time: seconds(move.createTime),
      })),
    };
  }

  /** What carriers said and what happened in our own warehouse, newest first. */
  async track(order: SheetOrderEntity, { locale }: CallContext): Promise<readonly SheetTrackEvent[]> {
    const events = await this.dataSource.manager.find(SheetTrackEventEntity, {
      where: { sheetOrderId: order.id },
    });
    const isChinese = locale === 'zh-cn';
    const own = (at: Date | null, status: number, zh: string, en: string): SheetTrackEvent[] =>
      at ? [{ time: seconds(at), status, description: isChinese ? zh : en, place: '' }] : [];
    return [
      ...events.map((event) => ({
        time: seconds(event.eventTime),
        status: event.status,
        description: event.description,
        place: event.place,
      })),
      ...own(order.warehouseScanTime, WaybillStatus.inbound, '已到仓', 'Arrived at our warehouse'),
      ...(order.isEffective === 1
        ? own(order.effectiveTime, WaybillStatus.outbound, '已交给承运商', 'Handed over to the carrier')
        : []),
      ...own(order.createTime, WaybillStatus.created, '已下单', 'Order received'),
    ].sort((left, right) => right.time - left.time);
  }

  private async channelNames(
    orders: readonly SheetOrderEntity[],
    { locale }: CallContext,
  ): Promise<ReadonlyMap<number, string>> {
    const ids = [...new Set(orders.map(({ channelId }) => channelId))];
    if (ids.length === 0) return new Map();
    const channels = await this.dataSource.manager.find(ChannelEntity, {
      where: { id: In(ids) },
      withDeleted: true,
    });
    return new Map(channels.map((one) => [one.id, locale === 'zh-cn' ? one.nameZh : one.nameEn]));
  }
}
