import { createPublicKey, createSign, createVerify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { DomainError } from '@parcelway/contracts';
import { PaymentRecordStatus } from '@parcelway/contracts/statuses';
import { formatMoney, parseMoney } from '@parcelway/money';
import type {
  AskedRefund,
  PayerHandle,
  PaymentProvider,
  ProviderPayment,
  ProviderRefund,
  VerifiedNotice,
  WantedPayment,
} from './payment-provider';
import { clockText, instantOfClock } from './wallet-clock';

const TOLERANCE_MS = 300_000;
const ANSWER_MS = 8_000;
const DONE = '10000';
const PAGE_SIZE = 100;

export interface WalletAccount {
  /** Where its API is asked. */
  readonly url: string;
  readonly appId: string;
  /** Ours, signs what we ask; as `providerKey` asked for when it is needed first. */
  readonly privateKey: () => KeyObject;
  /** Theirs, checks answers and notices. */
  readonly providerKey: () => KeyObject;
  /** Where it tells us what happened; null = it does not. */
  readonly noticeUrl: string | null;
}

type Fields = Readonly<Record<string, string>>;

interface Trade {
  readonly code: string;
  readonly sub_code?: string;
  readonly qr_code?: string;
  readonly out_trade_no?: string;
  readonly trade_status?: string;
  readonly trans_currency?: string;
  readonly total_amount?: string;
  readonly receipt_amount?: string;
  /** Of a payment in a list what went back of it, of a refund what it gave back. */
  readonly refund_amount?: string;
  readonly refund_status?: string;
  readonly detail_list?: readonly Trade[];
}

/** A mobile wallet whose payer scans a code, over the form API of Alipay. Its reference of a payment is our own number of it. */
export class WalletQrProvider implements PaymentProvider {
  readonly name = 'wallet_qr';
  readonly way = 'third_party';
  readonly publishableKey = '';

  constructor(private readonly account: WalletAccount) {}

  async create(wanted: WantedPayment): Promise<PayerHandle> {
    const { paymentNo, currency, amount, expiresAt } = wanted;
    const made = await this.ask('alipay.trade.precreate', {
      out_trade_no: paymentNo,
      total_amount: formatMoney(amount, currency),
      trans_currency: currency,
      subject: paymentNo,
      ...(expiresAt ? { time_expire: clockText(expiresAt) } : {}),
    });
    if (made.code !== DONE || !made.qr_code) return { ...(await this.read(paymentNo)), clientSecret: '' };
    return {
      ...{ ref: paymentNo, paymentNo, currency, amount, status: PaymentRecordStatus.created, received: 0n },
      ...{ failureCode: '', failureText: '', clientSecret: made.qr_code },
    };
  }

  /** Asked again for the same payment, the wallet answers the same code. */
  resume(_ref: string, wanted: WantedPayment): Promise<PayerHandle> {
    return this.create(wanted);
  }

  async read(ref: string): Promise<ProviderPayment> {
    return paymentOf(done(await this.ask('alipay.trade.query', { out_trade_no: ref })));
  }

  async cancel(ref: string): Promise<ProviderPayment> {
    await this.ask('alipay.trade.close', { out_trade_no: ref });
    return this.read(ref);
  }

  async refund(ref: string, amount: bigint, key: string): Promise<ProviderRefund> {
    const { currency } = await this.read(ref);
    const made = await this.ask('alipay.trade.refund', {
      out_trade_no: ref,
      out_request_no: key,
      refund_amount: formatMoney(amount, currency),
    });
    const isDone = made.code === DONE;
    return {
      ...{ key, ref: isDone ? key : '', paymentRef: ref, currency, amount },
      status: isDone ? 'settled' : 'failed',
      failure: isDone ? '' : (made.sub_code ?? made.code),
    };
  }

  /** Alipay's own number of a refund is the one that it was asked with. */
  async refundBy(paymentRef: string, ref: string, currency: string): Promise<ProviderRefund | null> {
    const asked = { out_trade_no: paymentRef, out_request_no: ref };
    const made = done(await this.ask('alipay.trade.fastpay.refund.query', asked));
    if (made.refund_status !== 'REFUND_SUCCESS') return null;
    const amount = moneyOf(made.refund_amount, currency);
    return { key: ref, ref, paymentRef, status: 'settled', currency, amount, failure: '' };
  }

  async *list(since: Date): AsyncIterable<ProviderPayment> {
    for (let page = 1; ; page += 1) {
      const asked = { start_time: clockText(since), page_no: String(page), page_size: String(PAGE_SIZE) };
      const rows = done(await this.ask('alipay.data.bill.sell.query', asked)).detail_list ?? [];
      for (const row of rows) {
        const payment = paymentOf(row);
        yield { ...payment, givenBack: moneyOf(row.refund_amount, payment.currency) };
      }
      if (rows.length < PAGE_SIZE) return;
    }
  }

  /**
   * Alipay has no list of refunds: each of ours is asked for, in the currency of its payment, which the payments are compared by. That
   * nobody else gave money back shows in `givenBack` of the payments.
   */
  async *listRefunds(_since: Date, ours: AsyncIterable<AskedRefund>): AsyncIterable<ProviderRefund> {
    for await (const { paymentRef, key, currency } of ours) {
      const made = await this.refundBy(paymentRef, key, currency);
      if (made) yield made;
    }
  }

  verify(body: string): VerifiedNotice | null {
    const fields = formOf(body);
    if (!fields || fields['sign_type'] !== 'RSA2') return null;
    if (!this.isTheirs(signedText(fields, ['sign', 'sign_type']), fields['sign'] ?? '')) return null;
    const toldAt = instantOfClock(fields['notify_time'] ?? '');
    const isOurs = fields['app_id'] === this.account.appId;
    if (!isOurs || !toldAt || Math.abs(Date.now() - toldAt.getTime()) > TOLERANCE_MS) return null;
    const { notify_id: eventId = '', notify_type: type = '' } = fields;
    if (eventId === '') return null;
    const payment = type === 'trade_status_sync' ? paymentOf({ code: DONE, ...fields }) : null;
    return {
      ...{ eventId, type: fields['trade_status'] ?? type, payment, refund: null },
      occurredAt: instantOfClock(fields['gmt_payment'] ?? fields['gmt_close'] ?? '') ?? toldAt,
      kept: Object.fromEntries(
        ['notify_id', 'out_trade_no', 'trade_no', 'trade_status', 'trans_currency', 'total_amount']
          .concat('receipt_amount', 'gmt_payment')
          .flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])),
      ),
    };
  }

  /** One call. Errors: service.unavailable, also for an answer that is not signed by them. */
  private async ask(method: string, content: Fields): Promise<Trade> {
    const { appId, url, noticeUrl } = this.account;
    const form: Fields = {
      ...{ app_id: appId, method, format: 'JSON', charset: 'utf-8', sign_type: 'RSA2', version: '1.0' },
      timestamp: clockText(new Date()),
      biz_content: JSON.stringify(content),
      ...(noticeUrl ? { notify_url: noticeUrl } : {}),
    };
    const sign = createSign('RSA-SHA256').update(signedText(form, ['sign']), 'utf8');
    try {
      const answer = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        body: new URLSearchParams({ ...form, sign: sign.sign(this.account.privateKey(), 'base64') }),
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      return this.trusted(await answer.text());
    } catch {
      throw new DomainError('service.unavailable');
    }
  }

  /** The signature covers the text of the answer's one object as it stands there. */
  private trusted(text: string): Trade {
    const [, body, sign] = /^\{"\w+":(\{.*\}),"sign":"([^"]+)"\}$/s.exec(text.trim()) ?? [];
    if (!body || !sign || !this.isTheirs(body, sign)) throw new Error('an answer of somebody else');
    return JSON.parse(body) as Trade;
  }

  private isTheirs(text: string, signature: string): boolean {
    return createVerify('RSA-SHA256')
      .update(text, 'utf8')
      .verify(this.account.providerKey(), signature, 'base64');
  }
}

/** Fields that are signed as `name=value` in the order of their names; empty ones are not. */
function signedText(fields: Fields, unsigned: readonly string[]): string {
  const names = Object.keys(fields).filter((name) => fields[name] !== '' && !unsigned.includes(name));
  return names
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');
}

/** Null for a form that says something twice: it could be read in two ways. */
function formOf(body: string): Fields | null {
  const entries = [...new URLSearchParams(body)];
  const fields = Object.fromEntries(entries);
  return Object.keys(fields).length === entries.length ? fields : null;
}

function done(trade: Trade): Trade {
  if (trade.code !== DONE) throw new DomainError('service.unavailable');
  return trade;
}

function paymentOf(trade: Trade): ProviderPayment {
  const currency = trade.trans_currency ?? '';
  const no = trade.out_trade_no ?? '';
  const received = moneyOf(trade.receipt_amount, currency);
  // Alipay closes what was not paid, and also what was paid and given back whole.
  const isGivenBack = trade.trade_status === 'TRADE_CLOSED' && received > 0n;
  return {
    ...{ ref: no, paymentNo: no, currency, failureCode: '', failureText: '' },
    status: isGivenBack
      ? PaymentRecordStatus.succeeded
      : (STATUS_OF[trade.trade_status ?? ''] ?? PaymentRecordStatus.created),
    amount: moneyOf(trade.total_amount, currency),
    received,
  };
}

const STATUS_OF: Readonly<Record<string, PaymentRecordStatus>> = {
  TRADE_SUCCESS: PaymentRecordStatus.succeeded,
  TRADE_FINISHED: PaymentRecordStatus.succeeded,
  TRADE_CLOSED: PaymentRecordStatus.cancelled,
};

/** What is no amount is none: it then does not fit what was asked for. */
function moneyOf(text: string | undefined, currency: string): bigint {
  try {
    return parseMoney(text ?? '0', currency);
  } catch {
    return 0n;
  }
}

/** A key as providers give it: PEM, or its inside in one line. */
export const publicKeyOf = (text: string): KeyObject => createPublicKey(pemOf(text, 'PUBLIC KEY'));

export const pemOf = (text: string, kind: string): string =>
  text.includes('-----')
    ? text.replaceAll('\\n', '\n')
    : `-----BEGIN ${kind}-----\n${text.replace(/\s/g, '')}\n-----END ${kind}-----\n`;
