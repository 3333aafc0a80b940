import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Goods } from './loads/place';

const PATIENCE_MS = 20_000;
const LOOK_AGAIN_MS = 50;

/** A logged-in member at the gateway, for the few calls that are made and not measured. */
export class Storefront {
  constructor(
    private readonly url: string,
    readonly token: string,
  ) {}

  static async logIn(url: string, username: string, password: string): Promise<Storefront> {
    const body = { tab: 'login', username, password, keep: true };
    const { userInfo } = await new Storefront(url, '').post<{ userInfo: { token: string } }>(
      '/api/user/checkIn',
      body,
    );
    return new Storefront(url, userInfo.token);
  }

  /** The channel with this code, and the first category there is. */
  async goods(channelCode: string): Promise<Goods> {
    const channels = await this.get<{ list: { id: number; code: string }[] }>('/api/channel/index');
    const categories = await this.get<{ list: { id: number }[] }>('/api/packaging/goodsCategory');
    const channelId = channels.list.find(({ code }) => code === channelCode)?.id;
    const categoryId = categories.list[0]?.id;
    if (channelId === undefined || categoryId === undefined) throw new Error('No channel or no category');
    return { channelId, categoryId };
  }

  /** Places an order, pays it and waits for its waybills. */
  async ship(body: string): Promise<{ orderId: number }> {
    const { order_id, order_no } = await this.post<{ order_id: number; order_no: string }>(
      '/api/waybill/add',
      JSON.parse(body),
    );
    await this.post('/api/Pay/balance', { order_no });
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await delay(LOOK_AGAIN_MS)) {
      const { waybills } = await this.get<{ waybills: unknown[] }>(
        `/api/waybill/detail?order_no=${order_no}`,
      );
      if (waybills.length > 0) return { orderId: order_id };
    }
    throw new Error(`No waybills for ${order_no}`);
  }

  get<Data>(path: string): Promise<Data> {
    return this.call<Data>(path, { method: 'GET' });
  }

  post<Data>(path: string, body: unknown): Promise<Data> {
    return this.call<Data>(path, { method: 'POST', body: JSON.stringify(body) });
  }

  private async call<Data>(path: string, init: RequestInit): Promise<Data> {
    const answer = await fetch(this.url + path, {
      ...init,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        'ba-user-token': this.token,
        connection: 'close',
      },
    });
    const text = await answer.text();
    const { code, data } = JSON.parse(text) as { code: number; data: Data };
    if (code !== 1) throw new Error(`${path}: ${text.slice(0, 500)}`);
    return data;
  }
}
