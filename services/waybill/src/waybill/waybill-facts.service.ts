import type {
  BoxDuty,
  CallContext,
  DutiesOf,
  Handlers,
  WaybillByNo,
  WaybillFacts,
} from '@parcelway/contracts';
import { DomainError, DUTIES_AT_ONCE, waybillFacts } from '@parcelway/contracts';
import type { WaybillStatus } from '@parcelway/contracts/statuses';
import { invalidFields, Serves } from '@parcelway/platform';
import { DataSource, In } from 'typeorm';
import { ShippedOrderEntity } from '../shipped-order/shipped-order.entity';
import { compactNumber } from '../tracking-event/domain/track-number';
import { isTerminal } from './domain/waybill-status';
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

  async duties({ numbers }: DutiesOf, { identity }: CallContext): Promise<readonly BoxDuty[]> {
    if (identity.kind !== 'service') throw new DomainError('auth.no_permission');
    if (!Array.isArray(numbers) || numbers.length > DUTIES_AT_ONCE)
      throw invalidFields([{ field: 'numbers', rule: 'list', params: { min: 0, max: DUTIES_AT_ONCE } }]);
    const boxes = await this.dataSource.getRepository(WaybillEntity).find({
      select: { waybillNo: true, status: true, isOnHold: true, holdKind: true, duty: true },
      where: { waybillNo: In(numbers) },
    });
    return boxes.map(({ waybillNo, status, isOnHold, holdKind, duty }) => ({
      waybill_no: waybillNo,
      owed: duty?.owed ?? null,
      hold: isOnHold ? (holdKind ?? 'staff') : null,
      is_over: isTerminal(status as WaybillStatus),
    }));
  }
}
