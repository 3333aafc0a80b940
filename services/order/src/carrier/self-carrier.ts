import type { Client, SheetParcel, SheetWaybillNo } from '@parcelway/contracts';
import { DomainError, serviceContext } from '@parcelway/contracts';
import type { sheetWaybill } from '@parcelway/contracts';
import type { Booking, Carrier, CarrierAnswer, CarrierShipment } from './carrier';

const SENDER = 'Parcelway';

/** Our own network: numbers of our own series, labels of our own. */
export class SelfCarrier implements Carrier {
  readonly code = 'self';

  constructor(private readonly waybills: Client<typeof sheetWaybill>) {}

  async book(shipment: CarrierShipment): Promise<CarrierAnswer<Booking>> {
    const { reference, channel } = shipment;
    const request = { reference, waybill_no_id: channel.waybillNoId, parcel: parcelOf(shipment) };
    return answered(request, () => this.waybills.issue(request, context(reference)), bookingOf);
  }

  async find(reference: string): Promise<CarrierAnswer<Booking | null>> {
    return answered(
      { reference },
      () => this.waybills.find({ reference }, context(reference)),
      (found) => (found ? bookingOf(found) : null),
    );
  }

  async cancel(reference: string): Promise<CarrierAnswer<null>> {
    return answered(
      { reference },
      () => this.waybills.cancel({ reference }, context(reference)),
      () => null,
    );
  }
}

const context = (reference: string) => serviceContext('order', reference);

const bookingOf = ({ waybill_no }: SheetWaybillNo): Booking => ({
  orderCode: waybill_no,
  trackingNumber: waybill_no,
  labelPdf: null,
});

async function answered<Reply, Value>(
  request: unknown,
  ask: () => Promise<Reply>,
  read: (reply: Reply) => Value,
): Promise<CarrierAnswer<Value>> {
  try {
    const response = await ask();
    return {
      outcome: 'done',
      value: read(response),
      exchange: { request, response: response ?? null, httpStatus: null },
    };
  } catch (error) {
    const isDecided =
      error instanceof DomainError && error.code !== 'service.unavailable' && error.code !== 'internal';
    return {
      outcome: isDecided ? 'refused' : 'away',
      reason: error instanceof DomainError ? error.code : 'internal',
      exchange: { request, response: null, httpStatus: null },
    };
  }
}

function parcelOf({
  body,
  channel,
  addressLines,
  userId,
  declaredValue,
  currency,
}: CarrierShipment): SheetParcel {
  return {
    user_id: userId,
    warehouse_id: channel.warehouseId,
    sender_name: SENDER,
    receiver_name: body.receiverName,
    receiver_phone: body.receiverTelephone,
    receiver_country: body.receiverCountryCode,
    receiver_city: body.receiverCity,
    receiver_zip: body.receiverZipCode,
    receiver_lines: addressLines,
    weight_g: body.packageWeight,
    declared_value: declaredValue,
    currency,
    channel_name_zh: channel.nameZh,
    transport: channel.transport,
    customs_form: channel.customsForm,
  };
}
