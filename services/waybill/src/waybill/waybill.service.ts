import type {
  CallContext,
  Handlers,
  Identity,
  LuggageOrderByNo,
  TrackNumber,
  TrackView,
  WaybillByNo,
} from '@parcelway/contracts';
import { DomainError, waybill } from '@parcelway/contracts';
import { runNamed, Serves } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import { renderCustomerCopy, renderLabels } from '../document';
import { customerCopyData } from '../shipped-order/customer-copy-data';
import { ShippedOrderEntity } from '../shipped-order/shipped-order.entity';
import { compactNumber, readTrackNumber } from '../tracking-event/domain/track-number';
import { WarehouseEntity } from '../warehouse/warehouse.entity';
import { labelData } from './label-data';
import { isSecondFactor, trackView } from './track-view';
import { WaybillEntity } from './waybill.entity';
import { trackOrder, trackWaybill } from './waybill.queries';
import type { TrackedRow } from './waybill.queries';

/** Papers and tracking of waybills. Another member's waybill is answered like one that does not exist. */
@Serves(waybill)
export class WaybillService implements Handlers<typeof waybill> {
  constructor(private readonly dataSource: DataSource) {}

  /** The label of one box, PDF of 100 × 150 mm. */
  async label(request: WaybillByNo, context: CallContext): Promise<Uint8Array> {
    const found = await this.dataSource.manager.findOneBy(WaybillEntity, {
      waybillNo: compactNumber(request.waybill_no),
      ...ownedBy(context.identity),
    });
    if (!found) throw new DomainError('waybill.not_found');
    const [order, warehouse] = await Promise.all([
      this.dataSource.manager.findOneByOrFail(ShippedOrderEntity, { orderId: found.orderId }),
      this.warehouseOf(found.warehouseId),
    ]);
    return renderLabels([labelData(found, order.paidOrder, warehouse)]);
  }

  /** The customer's copy of one order, PDF of A4. */
  async customerCopy(request: LuggageOrderByNo, context: CallContext): Promise<Uint8Array> {
    const found = await this.dataSource.manager.findOneBy(ShippedOrderEntity, {
      orderNo: readTrackNumber(request.order_no).no,
      ...ownedBy(context.identity),
    });
    if (!found) throw new DomainError('waybill.not_found');
    const { paidOrder, orderId } = found;
    const [waybills, warehouse] = await Promise.all([
      this.dataSource.manager.find(WaybillEntity, {
        where: { orderId },
        select: { id: true, packageNo: true, waybillNo: true },
      }),
      this.warehouseOf(paidOrder.warehouse_id),
    ]);
    const numbers = new Map(waybills.map(({ packageNo, waybillNo }) => [packageNo, waybillNo]));
    return renderCustomerCopy(customerCopyData(paidOrder, numbers, warehouse, new Date()));
  }

  /** By a waybill's or an order's number; one statement (docs/decisions/0003-hot-paths.md). */
  async track(request: TrackNumber, context: CallContext): Promise<TrackView> {
    const number = readTrackNumber(request.order_no);
    const query = number.kind === 'order' ? trackOrder : trackWaybill;
    const rows = await runNamed<TrackedRow>(this.dataSource, query, [number.no]);
    const [first] = rows;
    if (!first) throw new DomainError('track.not_found');
    const full = seesAll(context.identity, Number(first.user_id)) || isSecondFactor(request.verify, first);
    return trackView(rows, full, context.locale);
  }

  /** Also one that was deleted since: papers go on naming it. */
  private warehouseOf(id: number): Promise<WarehouseEntity | null> {
    return this.dataSource.manager.findOne(WarehouseEntity, { where: { id }, withDeleted: true });
  }
}

function seesAll(identity: Identity, ownerId: number): boolean {
  if (identity.kind === 'admin' || identity.kind === 'service') return true;
  return identity.kind === 'member' && identity.id === ownerId;
}

/** Rows a caller may have papers of: staff and services any, members their own, strangers none. */
function ownedBy(identity: Identity): { userId?: number } {
  if (identity.kind === 'admin' || identity.kind === 'service') return {};
  return { userId: identity.kind === 'member' ? identity.id : NOBODY };
}

/** Ids begin at 1. */
const NOBODY = 0;
