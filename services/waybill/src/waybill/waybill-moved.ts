import type { WaybillMoved } from '@parcelway/contracts';
import type { WaybillEntity } from './waybill.entity';

/** What others are told of a waybill's move. */
export function movedOf(waybill: WaybillEntity, status: number, at: Date): WaybillMoved {
  return {
    waybill_no: waybill.waybillNo,
    order_id: waybill.orderId,
    order_no: waybill.orderNo,
    package_no: waybill.packageNo,
    status,
    measured_weight_g: waybill.measuredWeightG,
    measured_length_mm: waybill.measuredLengthMm,
    measured_width_mm: waybill.measuredWidthMm,
    measured_height_mm: waybill.measuredHeightMm,
    at: at.toISOString(),
  };
}
