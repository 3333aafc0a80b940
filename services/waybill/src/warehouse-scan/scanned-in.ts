import type { Locale, ScannedIn } from '@parcelway/contracts';
import { gramsToKg } from '@parcelway/money';
import { printedSize } from '../shipped-order/customer-copy-data';
import type { WaybillEntity } from '../waybill/waybill.entity';
import type { ScannedBox } from './warehouse-scan.queries';

/**
 * What the station shows after a scan. `boxes` are all of the order, the scanned one among them. `firstScannedAt` is given for
 * a repeat only.
 */
export function scannedIn(
  waybill: WaybillEntity,
  boxes: readonly ScannedBox[],
  firstScannedAt: Date | null,
  locale: Locale,
): ScannedIn {
  const isEnglish = locale === 'en';
  const [order] = boxes;
  const { measuredWeightG: weightG } = waybill;
  return {
    waybill_no: waybill.waybillNo,
    status: waybill.status,
    already_scanned: firstScannedAt !== null,
    first_scanned_at: firstScannedAt === null ? null : Math.floor(firstScannedAt.getTime() / 1000),
    order_no: waybill.orderNo,
    box: waybill.packageNo,
    boxes: waybill.packageCount,
    channel: (isEnglish ? order?.channel_name_en : order?.channel_name_zh) ?? '',
    receiver_name: waybill.receiverName,
    receiver_city: waybill.receiverCity,
    remote: order?.is_remote ?? false,
    declared: {
      weight: gramsToKg(waybill.weightG),
      size: printedSize(waybill.lengthMm, waybill.widthMm, waybill.heightMm),
    },
    measured: { weight: optionalKg(weightG), size: measuredSize(waybill) },
    charged: gramsToKg(waybill.chargedG),
    diff: weightG === null ? null : gramsToKg(weightG - waybill.weightG),
    siblings: boxes.map((box) => ({
      waybill_no: box.waybill_no,
      package_no: box.package_no,
      status: box.status,
      declared_weight: gramsToKg(box.weight_g),
      measured_weight: optionalKg(box.measured_weight_g),
      box_name: isEnglish ? box.box_name_en : box.box_name_zh,
    })),
  };
}

function optionalKg(grams: number | null): string | null {
  return grams === null ? null : gramsToKg(grams);
}

function measuredSize(waybill: WaybillEntity): string | null {
  const { measuredLengthMm: length, measuredWidthMm: width, measuredHeightMm: height } = waybill;
  return length === null || width === null || height === null ? null : printedSize(length, width, height);
}
