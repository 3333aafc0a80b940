import { formatDecimal } from '@parcelway/money';
import type { Booking, Carrier, CarrierAnswer, CarrierShipment } from './carrier';
import { setting } from './carrier-settings';
import { callCarrier } from './http-call';

/** Letters per field that the interface states. */
const CITY = 50;

/**
 * Karrio's REST interface (its OpenAPI page, version 2026.1): a shipment with a `service` buys its label in one call; `reference` is ours, and shipments are
 * searched by it. It has no idempotency key, so the look-up comes first. Parameters: `base_url`, `token`, `service`, `carrier_id`, `shipper_*`.
 */
export class KarrioCarrier implements Carrier {
  private readonly baseUrl: string;
  private readonly headers: Readonly<Record<string, string>>;

  /** Errors: sheet.carrier_not_set_up. */
  constructor(
    readonly code: string,
    private readonly settings: ReadonlyMap<string, string>,
  ) {
    this.baseUrl = setting(settings, 'base_url').replace(/\/+$/, '');
    this.headers = { authorization: `Token ${setting(settings, 'token')}` };
  }

  async book({ body, reference, addressLines, currency }: CarrierShipment): Promise<CarrierAnswer<Booking>> {
    const [line = '', ...more] = addressLines;
    const carrierId = this.settings.get('carrier_id');
    const answer = await this.call('POST', '/v1/shipments', {
      reference,
      service: setting(this.settings, 'service'),
      ...(carrierId ? { carrier_ids: [carrierId] } : {}),
      label_type: 'PDF',
      shipper: this.shipper(),
      recipient: {
        person_name: body.receiverName,
        phone_number: body.receiverTelephone,
        address_line1: line,
        address_line2: more.length > 0 ? more.join(' ') : null,
        city: body.receiverCity.slice(0, CITY),
        state_code: body.receiverState || null,
        postal_code: body.receiverZipCode,
        country_code: body.receiverCountryCode,
      },
      parcels: [
        {
          weight: kilograms(body.packageWeight),
          weight_unit: 'KG',
          reference_number: reference,
          items: body.items.map((item) => ({
            title: item.itemEnglishName,
            quantity: item.itemQuantity,
            weight: kilograms(item.itemWeight || Math.ceil(body.packageWeight / item.itemQuantity)),
            weight_unit: 'KG',
            value_amount: Number(item.itemUnitPrice),
            value_currency: item.itemUnitPriceCurrency,
            ...(item.hsCode ? { hs_code: item.hsCode } : {}),
          })),
        },
      ],
      options: { currency },
    });
    if (answer.outcome !== 'done') return answer;
    const booking = bookingOf(answer.value);
    return booking
      ? { ...answer, value: booking }
      : { outcome: 'away', reason: 'shipment without a label', exchange: answer.exchange };
  }

  async find(reference: string): Promise<CarrierAnswer<Booking | null>> {
    const answer = await this.search(reference);
    return answer.outcome === 'done'
      ? { ...answer, value: answer.value.map(bookingOf).find((one) => one !== null) ?? null }
      : answer;
  }

  async cancel(reference: string): Promise<CarrierAnswer<null>> {
    const found = await this.search(reference);
    if (found.outcome !== 'done') return found;
    let last: CarrierAnswer<unknown> = found;
    for (const { id } of found.value.filter((one) => one.status !== 'cancelled')) {
      last = await this.call('POST', `/v1/shipments/${encodeURIComponent(String(id))}/cancel`, {});
      if (last.outcome !== 'done') return last;
    }
    return { ...last, value: null };
  }

  /** Its shipments of exactly this reference. */
  private async search(reference: string): Promise<CarrierAnswer<KarrioShipment[]>> {
    const answer = await this.call('GET', `/v1/shipments?reference=${encodeURIComponent(reference)}`);
    if (answer.outcome !== 'done') return answer;
    const { results } = (answer.value ?? {}) as { results?: KarrioShipment[] };
    if (!Array.isArray(results)) return { outcome: 'away', reason: 'no list', exchange: answer.exchange };
    return { ...answer, value: results.filter((one) => one.reference === reference) };
  }

  private shipper(): Record<string, string> {
    const given = (name: string): string => setting(this.settings, `shipper_${name}`);
    return {
      company_name: given('name'),
      address_line1: given('address'),
      city: given('city'),
      postal_code: given('postcode'),
      country_code: given('country'),
    };
  }

  private call(method: 'GET' | 'POST', path: string, body?: unknown): Promise<CarrierAnswer<unknown>> {
    return callCarrier({
      method,
      url: this.baseUrl + path,
      headers: this.headers,
      ...(body === undefined ? {} : { body }),
    });
  }
}

interface KarrioShipment {
  readonly id?: string;
  readonly reference?: string | null;
  readonly status?: string;
  readonly tracking_number?: string | null;
  readonly shipment_identifier?: string | null;
  readonly shipping_documents?: readonly { readonly category?: string; readonly base64?: string }[];
}

function bookingOf(value: unknown): Booking | null {
  const shipment = (value ?? {}) as KarrioShipment;
  if (!shipment.id || !shipment.tracking_number || shipment.status === 'cancelled') return null;
  const label = shipment.shipping_documents?.find(({ category }) => category === 'label');
  return {
    orderCode: (shipment.shipment_identifier ?? shipment.id).slice(0, 40),
    trackingNumber: shipment.tracking_number,
    labelPdf: label?.base64 ?? null,
  };
}

/** Its weights are numbers. */
const kilograms = (grams: number): number => Number(formatDecimal(BigInt(grams), 3));
