import type { Booking, Carrier, CarrierAnswer, CarrierShipment } from './carrier';
import { bookingFrom } from './carrier';
import { setting } from './carrier-settings';
import { callCarrier } from './http-call';

/**
 * A carrier with our own HTTP interface, driven by its channel's parameters `base_url`, `token`, `account`, `timeout_ms`:
 * POST /shipments {reference, …}, GET /shipments/<reference>, POST /shipments/<reference>/cancel. A reference is booked once.
 */
export class HttpCarrier implements Carrier {
  readonly code: string;
  private readonly baseUrl: string;
  private readonly headers: Readonly<Record<string, string>>;
  private readonly account: string;
  private readonly timeoutMs: number | undefined;

  /** Errors: sheet.carrier_not_set_up. */
  constructor(code: string, settings: ReadonlyMap<string, string>) {
    this.code = code;
    this.baseUrl = setting(settings, 'base_url').replace(/\/+$/, '');
    this.headers = { authorization: `Bearer ${setting(settings, 'token')}` };
    this.account = settings.get('account') ?? '';
    this.timeoutMs = Number(settings.get('timeout_ms')) || undefined;
  }

  async book(shipment: CarrierShipment): Promise<CarrierAnswer<Booking>> {
    const { body, reference, addressLines } = shipment;
    const answer = await this.call('POST', '/shipments', {
      reference,
      account: this.account,
      service: body.service_type ?? '',
      receiver: {
        name: body.receiverName,
        phone: body.receiverTelephone,
        address_lines: addressLines,
        city: body.receiverCity,
        state: body.receiverState ?? '',
        postcode: body.receiverZipCode,
        country: body.receiverCountryCode,
      },
      weight_g: body.packageWeight,
      items: body.items,
    });
    if (answer.outcome !== 'done') return answer;
    const booking = bookingFrom(answer.value);
    return booking
      ? { ...answer, value: booking }
      : { outcome: 'away', reason: 'answer without a number', exchange: answer.exchange };
  }

  async find(reference: string): Promise<CarrierAnswer<Booking | null>> {
    const answer = await this.call('GET', `/shipments/${encodeURIComponent(reference)}`);
    return answer.outcome === 'done' ? { ...answer, value: bookingFrom(answer.value) } : answer;
  }

  async cancel(reference: string): Promise<CarrierAnswer<null>> {
    const answer = await this.call('POST', `/shipments/${encodeURIComponent(reference)}/cancel`, {});
    return answer.outcome === 'done' ? { ...answer, value: null } : answer;
  }

  private call(method: 'GET' | 'POST', path: string, body?: unknown): Promise<CarrierAnswer<unknown>> {
    return callCarrier(
      {
        method,
        url: this.baseUrl + path,
        headers: this.headers,
        ...(body === undefined ? {} : { body }),
        ...(this.timeoutMs ? { timeoutMs: this.timeoutMs } : {}),
      },
      { notFound: path !== '/shipments' },
    );
  }
}
