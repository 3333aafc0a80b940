import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Book } from './book';
import { Notices } from './notices';
import { PaymentIntents, Refused } from './payment-intents';
import { entriesUnder, readForm } from './form';
import { signedHeader } from './signature';
import { stepPage } from './step-page';

export interface CardProviderKeys {
  /** Of the merchant's server. */
  readonly secretKey: string;
  /** Of the payer's browser; with it an intent's own client_secret. */
  readonly publishableKey: string;
  /** Signs notices. */
  readonly noticeSecret: string;
}

export interface CardProviderOptions extends CardProviderKeys {
  /** Where notices go; null = nobody is told. */
  readonly noticeUrl: string | null;
  /** What the provider knows outlives it in this file; null = it does not. */
  readonly file: string | null;
  /** 0 = any free one, on the loopback address. */
  readonly port?: number;
  /** How late the notices of the late card are. */
  readonly lateMs?: number;
  /** Path under which browsers reach this server. */
  readonly browserPath?: string;
}

const BODY_LIMIT = 64 << 10;

/**
 * A card provider on this machine that speaks the part of Stripe's HTTP API which the product uses: payment intents, refunds, events and
 * signed notices. Its cards misbehave by number (`magicCards`). For demonstrations and tests; no money moves.
 */
export class CardProvider {
  readonly book: Book;
  readonly notices: Notices;
  private readonly intents: PaymentIntents;
  private readonly server: Server;
  private losing: 'create' | 'refund' | null = null;

  private constructor(private readonly options: CardProviderOptions) {
    this.book = new Book(options.file);
    this.notices = new Notices(this.book, options.noticeSecret, {
      url: options.noticeUrl,
      lateMs: options.lateMs ?? 8_000,
    });
    this.intents = new PaymentIntents(this.book, this.notices, options.browserPath ?? '');
    this.server = createServer((request, response) => void this.answer(request, response));
  }

  static async start(options: CardProviderOptions): Promise<CardProvider> {
    const provider = new CardProvider(options);
    await new Promise<void>((done, fail) => {
      provider.server.once('error', fail);
      provider.server.listen(options.port ?? 0, '127.0.0.1', done);
    });
    return provider;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** The next intent or refund is made, and the connection breaks before the answer. */
  loseNextAnswer(to: 'create' | 'refund' = 'create'): void {
    this.losing = to;
  }

  /** A payment that was waiting for the bank comes to its end. */
  finish(id: string): void {
    this.intents.finish(id);
  }

  /** How the next refund stands when it is asked for. */
  answerNextRefund(status: 'pending' | 'failed'): void {
    this.intents.nextRefund = status;
  }

  /** A refund that was pending comes to its end. */
  finishRefund(id: string, status: 'succeeded' | 'failed'): void {
    this.intents.finishRefund(id, status);
  }

  /** Header of a notice that is made up. */
  sign(body: string, now?: number): string {
    return signedHeader(body, this.options.noticeSecret, now);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const url = new URL(request.url ?? '/', 'http://provider');
      const body = await textOf(request);
      const bank = /^\/bank\/(pi_\w+)$/.exec(url.pathname)?.[1];
      if (bank) this.bank(request.method ?? 'GET', bank, readForm(body), response);
      else this.api(request, url, readForm(body), response);
    } catch (error) {
      const refused =
        error instanceof Refused ? error : new Refused(400, 'invalid_request_error', 'bad_request');
      if (refused.code === 'answer_lost') response.destroy();
      else sendJson(response, refused.status, { error: refused.body });
    }
  }

  private api(
    request: IncomingMessage,
    url: URL,
    form: ReadonlyMap<string, string>,
    response: ServerResponse,
  ): void {
    const [, version, object = '', id = '', act = ''] = url.pathname.split('/');
    if (version !== 'v1') throw new Refused(404, 'invalid_request_error', 'resource_missing');
    const call = `${request.method} ${object}${id && '/:id'}${act && `/${act}`}`;
    if (call === 'POST payment_intents/:id/confirm') {
      this.expectPayer(form, id);
      sendJson(response, 200, this.intents.confirm(id, form));
      return;
    }
    const key = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (key !== this.options.secretKey) throw new Refused(401, 'invalid_request_error', 'api_key_invalid');
    const idempotencyKey = String(request.headers['idempotency-key'] ?? '');
    const since = Number(url.searchParams.get('created[gte]') ?? 0);
    switch (call) {
      case 'POST payment_intents': {
        const intent = this.intents.create(form, entriesUnder(form, 'metadata'), idempotencyKey);
        this.loseAnswer('create');
        return sendJson(response, 200, intent);
      }
      case 'GET payment_intents':
        return sendJson(response, 200, listOf(this.intents.since(since), url));
      case 'GET payment_intents/:id':
        return sendJson(response, 200, this.intents.get(id));
      case 'POST payment_intents/:id/cancel':
        return sendJson(response, 200, this.intents.cancel(id));
      case 'POST refunds': {
        const refund = this.intents.refund(form, entriesUnder(form, 'metadata'), idempotencyKey);
        this.loseAnswer('refund');
        return sendJson(response, 200, refund);
      }
      case 'GET refunds':
        return sendJson(
          response,
          200,
          listOf(this.intents.refundsOf(url.searchParams.get('payment_intent'), since), url),
        );
      case 'GET refunds/:id':
        return sendJson(response, 200, this.intents.getRefund(id));
      case 'GET events':
        return sendJson(response, 200, listOf([...this.book.notices].reverse(), url));
      default:
        throw new Refused(404, 'invalid_request_error', 'resource_missing');
    }
  }

  private loseAnswer(to: 'create' | 'refund'): void {
    if (this.losing !== to) return;
    this.losing = null;
    throw new Refused(500, 'api_error', 'answer_lost');
  }

  private expectPayer(form: ReadonlyMap<string, string>, id: string): void {
    const isKnown =
      form.get('key') === this.options.publishableKey &&
      form.get('client_secret') === this.intents.get(id).client_secret;
    if (!isKnown) throw new Refused(401, 'invalid_request_error', 'api_key_invalid');
  }

  /** The page on which the card's holder says yes or no. It leads back to a path of the shop's own host, never elsewhere. */
  private bank(
    method: string,
    id: string,
    form: ReadonlyMap<string, string>,
    response: ServerResponse,
  ): void {
    const intent = this.intents.get(id);
    const back = intent.next_action?.redirect_to_url.return_url;
    if (method === 'POST') this.intents.decide(id, form.get('decision') === 'approve');
    if (method === 'POST' || !back) {
      response.writeHead(303, { location: back ?? '/' }).end();
      return;
    }
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      .end(stepPage(intent));
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > BODY_LIMIT) throw new Refused(413, 'invalid_request_error', 'too_large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function listOf<Row extends { readonly id: string }>(rows: readonly Row[], url: URL): object {
  const after = url.searchParams.get('starting_after');
  const from = after ? rows.findIndex(({ id }) => id === after) + 1 : 0;
  const limit = Number(url.searchParams.get('limit') ?? 10);
  return {
    object: 'list',
    url: url.pathname,
    data: rows.slice(from, from + limit),
    has_more: rows.length > from + limit,
  };
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
