import type { PaidOrder } from '@parcelway/contracts';
import { gramsToKg } from '@parcelway/money';
import type { LabelData, PartyData } from '../document';
import { printedSize } from '../shipped-order/customer-copy-data';
import { cityOf, printedParty, regionOf } from '../shipped-order/printed-party';
import { londonDay } from '../shipped-order/printed-time';
import type { WarehouseEntity } from '../warehouse/warehouse.entity';
import type { WaybillEntity } from './waybill.entity';

/** Parts of a waybill that its label shows. */
export type LabelledWaybill = Pick<
  WaybillEntity,
  'waybillNo' | 'packageNo' | 'packageCount' | 'snapshot' | 'inboundAt' | 'createTime'
>;

/** What the label of a box says. Parcels are sent back to the warehouse, so that is the sender's address. */
export function labelData(
  waybill: LabelledWaybill,
  order: PaidOrder,
  warehouse: Pick<WarehouseEntity, 'code' | 'city' | 'zipCode' | 'addressLine'> | null,
): LabelData {
  const { snapshot } = waybill;
  const sender = printedParty(order.sender);
  return {
    waybillNo: waybill.waybillNo,
    orderNo: order.order_no,
    route: `${shortCountry(order.sender.country)} → ${shortCountry(order.receiver.country)}`,
    channel: channelOf(order),
    box: { number: waybill.packageNo, count: waybill.packageCount },
    destination: destinationOf(order),
    receiver: printedParty(order.receiver),
    sender: warehouse ? careOf(sender, warehouse) : sender,
    weightKg: gramsToKg(snapshot.weight_g),
    sizeCm: printedSize(snapshot.length_mm, snapshot.width_mm, snapshot.height_mm),
    declaredValue: { amount: snapshot.declared_value, currency: order.currency },
    customsForm: ['', 'none'].includes(order.customs_form) ? null : order.customs_form.toUpperCase(),
    dateAndWarehouse: [londonDay(waybill.inboundAt ?? waybill.createTime), warehouse?.code]
      .filter(Boolean)
      .join(' '),
  };
}

/** `carrier_code` of channels that we carry ourselves: nothing that sorters know. */
const OWN_CARRIER = 'self';

/** Large the word that sorters know a channel by, EMS, or how it travels; the name under it does not repeat it. */
function channelOf({
  channel_name_zh,
  channel_name_en,
  carrier_code,
  transport,
}: PaidOrder): LabelData['channel'] {
  const acronym = /(?:^|\s)([A-Z]{2,6})$/.exec(channel_name_en.trim())?.[1];
  const carrier = carrier_code === OWN_CARRIER ? '' : carrier_code.toUpperCase();
  const travels = transport.toUpperCase();
  const code = acronym ?? (carrier || travels);
  const name = channel_name_zh.split(/\s+/).filter((word) => word !== code);
  return { code, name: [...name, ...(code === travels ? [] : [travels])].join(' ') };
}

/** The smallest place that sorters know stands large; what it lies in stands under it. */
function destinationOf({ receiver, is_remote }: PaidOrder): LabelData['destination'] {
  const region = receiver.country === 'CN' ? regionOf(receiver) : [cityOf(receiver)];
  const remarks = [region.slice(0, -1).join(' '), ...(is_remote ? ['偏远 REMOTE'] : [])];
  return {
    postcode: receiver.zip_code,
    city: region.at(-1) ?? '',
    region: remarks.filter(Boolean).join(' · ') || undefined,
  };
}

function careOf(
  sender: PartyData,
  { city, code, addressLine, zipCode }: Pick<WarehouseEntity, 'code' | 'city' | 'zipCode' | 'addressLine'>,
): PartyData {
  return {
    name: sender.name,
    latinName: sender.latinName,
    phone: sender.phone,
    lines: [`c/o Parcelway ${city} ${code}`, addressLine, `${city} ${zipCode}, UNITED KINGDOM`],
  };
}

/** On labels the United Kingdom is UK, whatever ISO says. */
function shortCountry(code: string): string {
  return code === 'GB' ? 'UK' : code;
}
