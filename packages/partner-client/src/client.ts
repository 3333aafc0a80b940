import { randomUUID } from 'node:crypto';
import type {
  CarrierEvent,
  ReportDuty,
  SheetItem,
  SheetOrderBody,
  SheetOrderReply,
  SheetTrackEvent,
} from '@parcelway/contracts';
import type { Problem } from './partner-error';
import { PartnerError } from './partner-error';
import { signature } from './signing';

/** One package: names, grams and decimals as the contract has them; `out_order_id` is the partner's own reference. */
export type NewSheetOrder = Omit<SheetOrderBody, 'out_order_id' | 'items'> & {
  readonly out_order_id: string;
  readonly items: readonly SheetItem[];
};
export type SheetOrder = SheetOrderReply;
export type NewTrackingEvent = Omit<CarrierEvent, 'carrier_code'>;
export type NewDuty = Omit<ReportDuty, 'carrier_code'>;

export interface SheetTrack {
  readonly status: number;
  readonly events: readonly SheetTrackEvent[];
}

/** The answer of one row of a batch: its order, or the problem with it. */
export type BatchRow =
  | { readonly index: number; readonly status: number; readonly order: SheetOrder }
  | {
      readonly index: number;
      readonly out_order_id: string;
      readonly problem: Pick<Problem, 'code' | 'detail' | 'fields'>;
    };

export interface PartnerOptions {
  /** `https://host/api/open/v1` */
  readonly baseUrl: string;
  readonly appId: string;
  readonly secret: string;
  /** Language of problems; English where nothing is said. */
  readonly language?: 'en' | 'zh-cn';
}

/**
 * The partner API. Every call signs anew; each may be repeated, since an order is known by its reference. Errors: `PartnerError`, and
 * whatever `fetch` throws where there is no answer.
 */
export class PartnerClient {
  private readonly origin: string;
  private readonly basePath: string;

  constructor(private readonly options: PartnerOptions) {
    const base = new URL(options.baseUrl);
    this.origin = base.origin;
    this.basePath = base.pathname.replace(/\/$/, '');
  }

  /** The same reference with the same content again is answered with the same order. */
  createSheetOrder(order: NewSheetOrder): Promise<SheetOrder> {
    return this.json('POST', '/sheetOrder', order);
  }

  /** 1 to 500 orders, each with an answer of its own, in their order. */
  async createSheetOrders(orders: readonly NewSheetOrder[]): Promise<readonly BatchRow[]> {
    const { results } = await this.json<{ results: readonly BatchRow[] }>('POST', '/sheetOrder/batch', {
      orders,
    });
    return results;
  }

  sheetOrder(outOrderId: string): Promise<SheetOrder> {
    return this.json('GET', orderPath(outOrderId));
  }

  cancelSheetOrder(outOrderId: string, reason = ''): Promise<SheetOrder> {
    return this.json('POST', `${orderPath(outOrderId)}/cancel`, { reason });
  }

  /** PDF */
  async label(outOrderId: string): Promise<Uint8Array> {
    const response = await this.send('GET', `${orderPath(outOrderId)}/label`);
    return new Uint8Array(await response.arrayBuffer());
  }

  track(outOrderId: string): Promise<SheetTrack> {
    return this.json('GET', `${orderPath(outOrderId)}/track`);
  }

  /** For carriers' apps. */
  reportTrackingEvent(event: NewTrackingEvent): Promise<{ readonly recorded: boolean }> {
    return this.json('POST', '/trackingEvent', event);
  }

  /** For carriers' apps: duty on a box they bring; `raised` is false for a customs entry that is billed already. */
  reportDuty(duty: NewDuty): Promise<{ readonly raised: boolean }> {
    return this.json('POST', '/duty', duty);
  }

  private async json<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await this.send(method, path, body);
    return (await response.json()) as Answer;
  }

  private async send(method: string, path: string, body?: unknown): Promise<Response> {
    const { appId, secret, language = 'en' } = this.options;
    const text = body === undefined ? '' : JSON.stringify(body);
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const nonce = randomUUID();
    const full = `${this.basePath}${path}`;
    const sign = signature(secret, { method, path: full, appId, timestamp, nonce, body: text });
    const response = await fetch(`${this.origin}${full}`, {
      method,
      headers: {
        'app-id': appId,
        timestamp,
        nonce,
        sign,
        'accept-language': language,
        ...(text === '' ? {} : { 'content-type': 'application/json' }),
      },
      body: text === '' ? null : text,
    });
    if (response.ok) return response;
    throw new PartnerError(response.status, await problemIn(response), secondsToWait(response));
  }
}

function orderPath(outOrderId: string): string {
  return `/sheetOrder/${encodeURIComponent(outOrderId)}`;
}

async function problemIn(response: Response): Promise<Problem | null> {
  if (!response.headers.get('content-type')?.includes('application/problem+json')) return null;
  return (await response.json()) as Problem;
}

function secondsToWait(response: Response): number | null {
  const header = response.headers.get('retry-after');
  return header === null ? null : Number(header);
}
