import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CardProvider } from '@parcelway/card-provider';
import type { CardPayment } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import { testSecrets } from '@parcelway/testing';
import { PaymentWayEntity } from '../src/payment-way/payment-way.entity';
import { Providers } from '../src/provider/providers';
import { contextOf } from './payment-stack';
import type { PaymentStack } from './payment-stack';

/** A payer's browser, and the way on which the provider's notices come in: the gateway's part, without it. */
export class CardPayer {
  private constructor(
    readonly provider: CardProvider,
    private readonly gate: Server,
    /** Bodies of the notices that came, and what was answered. */
    readonly heard: { readonly body: string; readonly status: number }[],
  ) {}

  static async start(stack: PaymentStack): Promise<CardPayer> {
    const provider = stack.running.app.get(Providers).local;
    if (!provider) throw new Error('no card provider');
    const ways = stack.dataSource.getRepository(PaymentWayEntity);
    const card = { code: 'card', provider: 'local_card' };
    if (!(await ways.existsBy(card))) await ways.insert({ ...card, nameZh: '银行卡', nameEn: 'Card' });
    const heard: { body: string; status: number }[] = [];
    const gate = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const body = Buffer.concat(parts).toString('utf8');
        const signature = String(request.headers['stripe-signature'] ?? '');
        const told = stack.checkout.notify(
          { provider: 'local_card', body, signature },
          contextOf({ kind: 'anonymous' }),
        );
        void told.then(
          () => answer(200),
          (error: unknown) => answer(error instanceof DomainError ? 400 : 500),
        );
        const answer = (status: number): void => {
          heard.push({ body, status });
          response.writeHead(status).end();
        };
      });
    });
    await new Promise<void>((done) => gate.listen(0, '127.0.0.1', done));
    provider.notices.url = `http://127.0.0.1:${(gate.address() as AddressInfo).port}`;
    return new CardPayer(provider, gate, heard);
  }

  /** Somebody gives money of an intent back at the provider itself, minor units; answers the provider's number of the refund. */
  async refundByHand(intent: string, amount: number): Promise<string> {
    const secret = createHmac('sha256', testSecrets.FIELD_KEY).update('card provider secret').digest('hex');
    const answer = await fetch(`http://127.0.0.1:${this.provider.port}/v1/refunds`, {
      method: 'POST',
      headers: { authorization: `Bearer sk_local_${secret}` },
      body: new URLSearchParams({ payment_intent: intent, amount: String(amount) }),
    });
    if (!answer.ok) throw new Error(`refused: ${await answer.text()}`);
    return ((await answer.json()) as { id: string }).id;
  }

  /** Sends a card to the provider as a browser does. Status 0 = the connection broke. */
  async confirm(
    { client_secret, publishable_key }: CardPayment,
    number: string,
    cvc = '123',
  ): Promise<{ status: number; body: { status?: string; error?: { code: string } } }> {
    const [id] = client_secret.split('_secret_');
    const form = new URLSearchParams({
      key: publishable_key,
      client_secret,
      return_url: 'https://shop.example/return',
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': number,
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '34',
      'payment_method_data[card][cvc]': cvc,
    });
    try {
      const answer = await fetch(`${this.url}/v1/payment_intents/${id}/confirm`, {
        method: 'POST',
        body: form,
      });
      return { status: answer.status, body: (await answer.json()) as { status?: string } };
    } catch {
      return { status: 0, body: {} };
    }
  }

  /** The card's holder answers their bank. */
  async decide({ client_secret }: CardPayment, decision: 'approve' | 'refuse'): Promise<string | null> {
    const [id] = client_secret.split('_secret_');
    const answer = await fetch(`${this.url}/bank/${id}`, {
      method: 'POST',
      body: new URLSearchParams({ decision }),
      redirect: 'manual',
    });
    return answer.headers.get('location');
  }

  async stop(): Promise<void> {
    this.provider.notices.url = null;
    this.gate.closeAllConnections();
    await new Promise((done) => this.gate.close(done));
  }

  private get url(): string {
    return `http://127.0.0.1:${this.provider.port}`;
  }
}
