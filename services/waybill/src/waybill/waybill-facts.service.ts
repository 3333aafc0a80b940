import type { CallContext, Handlers, WaybillByNo, WaybillFacts } from '@parcelway/contracts';
import { DomainError, waybillFacts } from '@parcelway/contracts';
import { Serves } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import { ShippedOrderEntity } from '../shipped-order/shipped-order.entity';
import { compactNumber } from '../tracking-event/domain/track-number';
import { WaybillEntity } from './waybill.entity';

/** What other services need to know of a box. */
@Serves(waybillFacts)
export class WaybillFactsService implements Handlers<typeof waybillFacts> {
  constructor(private readonly dataSource: DataSource) {}

  async byNo({ waybill_no }: WaybillByNo, { identity }: CallContext): Promise<WaybillFacts> {
    if (identity.kind !== 'service') throw new DomainError('auth.no_permission');
    const { manager } = this.dataSource;
    const waybill = await manager.findOneBy(WaybillEntity, { waybillNo: compactNumber(waybill_no) });
    if (!waybill) throw new DomainError('waybill.not_found');
    const { paidOrder } = await manager.findOneByOrFail(ShippedOrderEntity, { orderId: waybill.orderId });
    return {
      waybill_id: waybill.id,
      waybill_no: waybill.waybillNo,
      order_no: waybill.orderNo,
      user_id: waybill.userId,
      carrier_code: waybill.carrierCode,
      currency: paidOrder.currency,
      status: waybill.status,
    };
  }
}
