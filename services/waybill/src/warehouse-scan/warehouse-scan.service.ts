import type {
  CallContext,
  Handlers,
  Locale,
  NoScanFields,
  ScanInbound,
  ScannedIn,
  ShiftCounts,
} from '@parcelway/contracts';
import { DomainError, waybillMoved, waybillScannedIn, warehouseScan } from '@parcelway/contracts';
import { WaybillStatus } from '@parcelway/contracts/statuses';
import { Outbox, Serves, transition } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { storeEvent } from '../tracking-event/tracking-event.recorder';
import { WarehouseEntity } from '../warehouse/warehouse.entity';
import { movedOf } from '../waybill/waybill-moved';
import { WaybillEntity } from '../waybill/waybill.entity';
import { OWN_EVENTS } from '../waybill/waybill.reactions';
import { checkCode, readBeep } from './beep';
import type { Beep } from './beep';
import { scannedIn } from './scanned-in';
import { waybillStatusWord } from './status-words';
import { boxesOf, countScans, keepScan } from './warehouse-scan.queries';

const RECEIVED = { rawCode: 'inbound', zh: '已入仓', en: 'Received at the warehouse' };
/** A box that has been further away than the customer's door does not come in a first time. */
const BEFORE_INBOUND: readonly number[] = [WaybillStatus.created, WaybillStatus.collected];

/** The scan station. Every beep leaves a row, refused ones too. */
@Serves(warehouseScan)
export class WarehouseScanService implements Handlers<typeof warehouseScan> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Receives a box. A repeat answers with the first scan's time and changes nothing; of two at once one is the first.
   * Errors: scan.number_required, scan.bad_check_digit, scan.unknown, scan.on_hold, scan.wrong_state, auth.no_permission.
   */
  async inbound(request: ScanInbound, context: CallContext): Promise<ScannedIn> {
    const beep = readBeep(request, adminOf(context), new Date());
    try {
      checkCode(beep.code);
      const answer = await this.dataSource.transaction((manager) => this.receive(manager, beep, context));
      this.outbox.committed();
      return answer;
    } catch (error) {
      if (error instanceof DomainError) await keepScan(this.dataSource.manager, beep, 'refused', error.code);
      throw error;
    }
  }

  async counts(_request: NoScanFields, context: CallContext): Promise<ShiftCounts> {
    return countScans(this.dataSource.manager, adminOf(context));
  }

  private async receive(manager: EntityManager, beep: Beep, context: CallContext): Promise<ScannedIn> {
    const waybill = await manager.findOne(WaybillEntity, {
      where: { waybillNo: beep.code },
      lock: { mode: 'pessimistic_write' },
    });
    if (!waybill) throw new DomainError('scan.unknown');
    refuseUnlessReceivable(waybill, context.locale);
    const firstScannedAt = waybill.inboundAt;
    await keepScan(manager, beep, firstScannedAt ? 'repeat' : 'ok');
    if (!firstScannedAt) await this.bringIn(manager, waybill, beep, context);
    return scannedIn(waybill, await boxesOf(manager, waybill.orderId), firstScannedAt, context.locale);
  }

  private async bringIn(
    manager: EntityManager,
    waybill: WaybillEntity,
    beep: Beep,
    context: CallContext,
  ): Promise<void> {
    await transition(manager, {
      table: 'waybill',
      id: waybill.id,
      from: waybill.status,
      to: WaybillStatus.inbound,
      by: { type: 'admin', id: beep.adminId },
      reason: RECEIVED.rawCode,
    });
    const changes = {
      inboundAt: beep.at,
      lastEventAt: beep.at,
      measuredWeightG: beep.weightG,
      measuredLengthMm: beep.lengthMm,
      measuredWidthMm: beep.widthMm,
      measuredHeightMm: beep.heightMm,
    };
    await manager.update(WaybillEntity, { id: waybill.id }, changes);
    Object.assign(waybill, changes, { status: WaybillStatus.inbound });

    const warehouse = await manager.findOne(WarehouseEntity, {
      where: { id: waybill.warehouseId },
      withDeleted: true,
    });
    await storeEvent(manager, waybill.id, {
      eventTime: beep.at,
      status: WaybillStatus.inbound,
      carrierCode: OWN_EVENTS,
      rawCode: RECEIVED.rawCode,
      descriptionZh: RECEIVED.zh,
      descriptionEn: RECEIVED.en,
      place: warehouse?.nameZh ?? '',
      placeEn: warehouse?.nameEn ?? '',
      source: 'scan',
    });
    const moved = movedOf(waybill, WaybillStatus.inbound, beep.at);
    await this.outbox.add(manager, waybillScannedIn, moved, context.requestId);
    await this.outbox.add(manager, waybillMoved, moved, context.requestId);
  }
}

function refuseUnlessReceivable(waybill: WaybillEntity, locale: Locale): void {
  if (waybill.isOnHold) throw new DomainError('scan.on_hold', { reason: waybill.holdReason ?? '—' });
  if (!waybill.inboundAt && !BEFORE_INBOUND.includes(waybill.status))
    throw new DomainError('scan.wrong_state', { state: waybillStatusWord(waybill.status, locale) });
}

function adminOf({ identity }: CallContext): number {
  if (identity.kind !== 'admin') throw new DomainError('auth.no_permission');
  return identity.id;
}
