import { randomUUID } from 'node:crypto';
import type { NewSheetOrder } from '@parcelway/partner-client';
import { signature } from '@parcelway/partner-client';
import { Pool } from 'undici';

const PATH = '/api/open/v1/sheetOrder';

export interface PushingApp {
  readonly appId: string;
  readonly secret: string;
}

/** Pushes orders as apps do, each call signed, with as little of this machine as it takes. */
export class Pushing {
  private readonly pool: Pool;

  constructor(url: string) {
    this.pool = new Pool(url, { connections: 150 });
  }

  /** `taken`, or what was answered instead. */
  async push({ appId, secret }: PushingApp, reference: string): Promise<string> {
    const body = JSON.stringify(order(reference));
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const nonce = randomUUID();
    const sign = signature(secret, { method: 'POST', path: PATH, appId, timestamp, nonce, body });
    try {
      const answer = await this.pool.request({
        method: 'POST',
        path: PATH,
        headers: { 'app-id': appId, timestamp, nonce, sign, 'content-type': 'application/json' },
        body,
      });
      const text = await answer.body.text();
      return answer.statusCode < 300 ? 'taken' : `${answer.statusCode} ${text.slice(0, 80)}`;
    } catch (error) {
      return (error as Error).name;
    }
  }

  close(): Promise<void> {
    return this.pool.close();
  }
}

function order(out_order_id: string): NewSheetOrder {
  return {
    out_order_id,
    channel_code: 'BENCH-PUSH',
    receiverName: 'Ada Lovelace',
    receiverCity: 'Leeds',
    receiverDetailAddress: '148 Kirkstall Road',
    receiverCountryCode: 'GB',
    receiverZipCode: 'LS3 1EW',
    receiverTelephone: '+44 7700 900142',
    packageWeight: 1250,
    items: [{ itemEnglishName: 'Tea', itemUnitPrice: '4.20', itemQuantity: 2, itemUnitPriceCurrency: 'GBP' }],
  };
}
