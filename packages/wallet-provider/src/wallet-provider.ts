import { randomBytes } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Book } from './book';
import { Notices } from './notices';
import type { Course } from './notices';
import { payerPage } from './payer-page';
import { isSignedRequest, signText } from './signing';
import { clockText, decimal, instantOf, minorOf } from './trade';
import type { Trade } from './trade';

export interface WalletProviderOptions {
  readonly appId: string;
  /** Checks what the merchant signs; as `ownKey` asked for when it is needed first. */
  readonly merchantKey: () => KeyObject;
  /** Signs answers and notices. */
  readonly ownKey: () => KeyObject;
  /** What the wallet knows outlives it in this file; null = it does not. */
  readonly file: string | null;
  /** 0 = any free one, on the loopback address. */
  readonly port?: number;
  /** Address under which payers reach this server, without a slash at its end; in the code. */
  readonly payerUrl: string;
}

const BODY_LIMIT = 64 << 10;
const DEFAULT_LIFE_MS = 90 * 60_000;

class Refused extends Error {}

/**
 * A mobile wallet on this machine that speaks the part of Alipay's form API which the product uses: a code to scan, query, close, refund,
 * the query of a refund, the list of a day, signed answers and signed notices. Its page lets the payer pay, decline, or pay one penny less. For demonstrations and
 * tests; no money moves.
 */
export class WalletProvider {
  readonly notices: Notices;
  private readonly book: Book;
  private readonly server: Server;
  private losing = false;

  private constructor(private readonly options: WalletProviderOptions) {
    this.book = new Book(options.file);
    this.notices = new Notices(options.appId, options.ownKey);
    this.server = createServer((request, response) => void this.answer(request, response));
  }

  static async start(options: WalletProviderOptions): Promise<WalletProvider> {
    const provider = new WalletProvider(options);
    await new Promise<void>((done, fail) => {
      provider.server.once('error', fail);
      provider.server.listen(options.port ?? 0, '127.0.0.1', done);
    });
    return provider;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  trade(outTradeNo: string): Trade | undefined {
    return this.book.get(outTradeNo);
  }

  /** The next code is made, and the connection breaks before the answer. */
  loseNextAnswer(): void {
    this.losing = true;
  }

  /** What the payer does on the page of a code. Answers false where nothing can be done any more. */
  decide(code: string, decision: 'pay' | 'decline' | 'less', course: Course = 'once'): boolean {
    const trade = this.book.all.find((one) => one.code === code);
    const now = Date.now();
    if (!trade || trade.status !== 'WAIT_BUYER_PAY' || now >= trade.expires) return false;
    const isPaid = decision !== 'decline';
    Object.assign(trade, {
      status: isPaid ? 'TRADE_SUCCESS' : 'TRADE_CLOSED',
      received: decision === 'less' ? trade.amount - 1 : isPaid ? trade.amount : 0,
      ended: now,
    });
    this.book.keep(trade);
    this.notices.tell(trade, course);
    return true;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://wallet');
    const text = await textOf(request).catch(() => '');
    const form = Object.fromEntries(new URLSearchParams(text));
    const code = /^\/scan\/(\w+)$/.exec(pathname)?.[1];
    if (code) this.page(request.method ?? 'GET', code, form, response);
    else if (pathname === '/gateway.do') this.call(form, response);
    else response.writeHead(404).end();
  }

  private page(
    method: string,
    code: string,
    { decision }: Readonly<Record<string, string>>,
    response: ServerResponse,
  ): void {
    if (method === 'POST')
      this.decide(code, decision === 'pay' || decision === 'less' ? decision : 'decline');
    const trade = this.book.all.find((one) => one.code === code);
    if (!trade) response.writeHead(404).end();
    else
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
        .end(payerPage(trade, Date.now()));
  }

  private call(form: Readonly<Record<string, string>>, response: ServerResponse): void {
    const method = form['method'] ?? '';
    const name = `${method.replaceAll('.', '_')}_response`;
    let body: string;
    try {
      const isMerchant =
        form['app_id'] === this.options.appId && isSignedRequest(form, this.options.merchantKey());
      if (!isMerchant) throw new Refused('isv.invalid-signature');
      const content = JSON.parse(form['biz_content'] ?? '') as Readonly<Record<string, unknown>>;
      const result = this.perform(method, content, form['notify_url'] ?? '');
      body = JSON.stringify({ code: '10000', msg: 'Success', ...result });
    } catch (error) {
      const sub_code = error instanceof Refused ? error.message : 'ACQ.INVALID_PARAMETER';
      body = JSON.stringify({ code: '40004', msg: 'Business Failed', sub_code });
    }
    if (this.losing && method === 'alipay.trade.precreate') {
      this.losing = false;
      response.destroy();
      return;
    }
    const sign = signText(body, this.options.ownKey());
    response
      .writeHead(200, { 'content-type': 'application/json;charset=utf-8' })
      .end(`{"${name}":${body},"sign":"${sign}"}`);
  }

  private perform(method: string, content: Readonly<Record<string, unknown>>, notifyUrl: string): object {
    const no = String(content['out_trade_no'] ?? '');
    switch (method) {
      case 'alipay.trade.precreate':
        return this.precreate(no, content, notifyUrl);
      case 'alipay.trade.query':
        return shown(this.demand(no));
      case 'alipay.trade.close':
        return this.close(this.demand(no));
      case 'alipay.trade.refund':
        return this.refund(this.demand(no), content);
      case 'alipay.trade.fastpay.refund.query':
        return this.refundOf(this.demand(no), String(content['out_request_no'] ?? ''));
      case 'alipay.data.bill.sell.query':
        return this.list(instantOf(content['start_time']), Number(content['page_no'] ?? 1));
      default:
        throw new Refused('isv.invalid-method');
    }
  }

  private precreate(no: string, content: Readonly<Record<string, unknown>>, notify_url: string): object {
    const amount = minorOf(content['total_amount']);
    const currency = String(content['trans_currency'] ?? '');
    const known = this.book.get(no);
    if (known && (known.amount !== amount || known.currency !== currency))
      throw new Refused('ACQ.CONTEXT_INCONSISTENT');
    if (known && known.status !== 'WAIT_BUYER_PAY')
      throw new Refused(known.status === 'TRADE_SUCCESS' ? 'ACQ.TRADE_HAS_SUCCESS' : 'ACQ.TRADE_HAS_CLOSE');
    if (!(amount > 0) || !/^[A-Z]{3}$/.test(currency) || no === '')
      throw new Refused('ACQ.INVALID_PARAMETER');
    const expires = instantOf(content['time_expire']);
    const trade: Trade = known ?? {
      ...{ out_trade_no: no, amount, currency, notify_url, received: 0, ended: 0, refunds: {} },
      trade_no: `${clockText(Date.now()).replace(/\D/g, '')}${randomBytes(7).readUIntBE(0, 6)}`,
      code: randomBytes(16).toString('hex'),
      created: Date.now(),
      expires: Number.isNaN(expires) ? Date.now() + DEFAULT_LIFE_MS : expires,
      status: 'WAIT_BUYER_PAY',
    };
    if (!known) this.book.keep(trade);
    return { out_trade_no: no, qr_code: `${this.options.payerUrl}/scan/${trade.code}` };
  }

  private close(trade: Trade): object {
    if (trade.status === 'TRADE_SUCCESS') throw new Refused('ACQ.TRADE_STATUS_ERROR');
    if (trade.status === 'WAIT_BUYER_PAY') {
      Object.assign(trade, { status: 'TRADE_CLOSED', ended: Date.now() });
      this.book.keep(trade);
    }
    return { out_trade_no: trade.out_trade_no, trade_no: trade.trade_no };
  }

  private refund(trade: Trade, content: Readonly<Record<string, unknown>>): object {
    const key = String(content['out_request_no'] ?? '');
    const amount = minorOf(content['refund_amount']);
    const given = givenBack(trade);
    const isNew = trade.refunds[key] === undefined;
    if (trade.status !== 'TRADE_SUCCESS' || key === '' || !(amount > 0))
      throw new Refused('ACQ.TRADE_STATUS_ERROR');
    if (isNew ? given + amount > trade.received : trade.refunds[key] !== amount)
      throw new Refused('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL');
    trade.refunds[key] = amount;
    this.book.keep(trade);
    return {
      ...{ out_trade_no: trade.out_trade_no, trade_no: trade.trade_no, fund_change: isNew ? 'Y' : 'N' },
      refund_fee: decimal(isNew ? given + amount : given),
    };
  }

  /** Success with nothing in it for a refund that was never asked for, as Alipay answers. */
  private refundOf(trade: Trade, key: string): object {
    const amount = trade.refunds[key];
    return amount === undefined
      ? {}
      : { out_request_no: key, refund_status: 'REFUND_SUCCESS', refund_amount: decimal(amount) };
  }

  private list(since: number, page: number): object {
    const size = 100;
    const rows = this.book.all.filter(({ created }) => created >= since);
    return {
      detail_list: rows.slice((page - 1) * size, page * size).map((trade) => ({
        ...shown(trade),
        refund_amount: decimal(givenBack(trade)),
      })),
      total_size: String(rows.length),
      page_no: String(page),
      page_size: String(size),
    };
  }

  private demand(no: string): Trade {
    const trade = this.book.get(no);
    if (!trade) throw new Refused('ACQ.TRADE_NOT_EXIST');
    return trade;
  }
}

const givenBack = (trade: Trade): number => Object.values(trade.refunds).reduce((sum, one) => sum + one, 0);

const isGivenBack = (trade: Trade): boolean => trade.received > 0 && givenBack(trade) === trade.received;

function shown(trade: Trade): object {
  return {
    ...{ out_trade_no: trade.out_trade_no, trade_no: trade.trade_no },
    trade_status: isGivenBack(trade) ? 'TRADE_CLOSED' : trade.status,
    trans_currency: trade.currency,
    total_amount: decimal(trade.amount),
    receipt_amount: decimal(trade.received),
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > BODY_LIMIT) throw new Refused('too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
