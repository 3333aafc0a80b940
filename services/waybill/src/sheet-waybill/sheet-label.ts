import { gramsToKg } from '@parcelway/money';
import type { LabelData } from '../document';
import { londonDay } from '../shipped-order/printed-time';
import type { WarehouseEntity } from '../warehouse/warehouse.entity';
import type { SheetWaybillEntity } from './sheet-waybill.entity';

/** Nobody measures an e-commerce package. */
const NO_SIZE = '';

/** What the label of an e-commerce package says. Packages are sent back to the warehouse. */
export function sheetLabel(
  { waybillNo, reference, parcel, createTime }: SheetWaybillEntity,
  warehouse: Pick<WarehouseEntity, 'code' | 'city' | 'zipCode' | 'addressLine'> | null,
): LabelData {
  return {
    waybillNo,
    orderNo: reference,
    route: `UK → ${parcel.receiver_country}`,
    channel: { code: parcel.transport.toUpperCase(), name: parcel.channel_name_zh },
    box: { number: 1, count: 1 },
    destination: { postcode: parcel.receiver_zip, city: parcel.receiver_city },
    receiver: { name: parcel.receiver_name, phone: parcel.receiver_phone, lines: [...parcel.receiver_lines] },
    sender: {
      name: parcel.sender_name,
      phone: '',
      lines: warehouse
        ? [warehouse.addressLine, `${warehouse.city} ${warehouse.zipCode}, UNITED KINGDOM`]
        : ['UNITED KINGDOM'],
    },
    weightKg: gramsToKg(parcel.weight_g),
    sizeCm: NO_SIZE,
    declaredValue: { amount: parcel.declared_value, currency: parcel.currency },
    customsForm: ['', 'none'].includes(parcel.customs_form) ? null : parcel.customs_form.toUpperCase(),
    dateAndWarehouse: [londonDay(createTime), warehouse?.code].filter(Boolean).join(' '),
  };
}
