import { DomainError } from '@parcelway/contracts';
import { PaymentRecordStatus } from '@parcelway/contracts/statuses';
import Stripe from 'stripe';
import type {
  PayerHandle,
  PaymentProvider,
  ProviderPayment,
  ProviderRefund,
  VerifiedNotice,
  WantedPayment,
} from './payment-provider';

const TOLERANCE_SECONDS = 300;
const ANSWER_MS = 8_000;
const PAGE_SIZE = 100;

export interface StripeAccount {
  readonly name: 'stripe' | 'local_card';
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** Port of a server of this machine that speaks Stripe's API; absent = Stripe. */
  readonly localPort?: number;
}

/** Cards through Stripe's API. */
export class StripeProvider implements PaymentProvider {
  readonly name: StripeAccount['name'];
  readonly way = 'card';
  readonly publishableKey: string;
  private readonly stripe: Stripe;
  private readonly webhookSecret: string;

  constructor(account: StripeAccount) {
    this.name = account.name;
    this.publishableKey = account.publishableKey;
    this.webhookSecret = account.webhookSecret;
    this.stripe = new Stripe(account.secretKey, {
      timeout: ANSWER_MS,
      maxNetworkRetries: 1,
      telemetry: false,
      ...(account.localPort === undefined
        ? {}
        : { host: '127.0.0.1', port: account.localPort, protocol: 'http' as const }),
    });
  }

  async create({ paymentNo, currency, amount }: WantedPayment): Promise<PayerHandle> {
    const intent = await asked(
      this.stripe.paymentIntents.create(
        {
          amount: Number(amount),
          currency: currency.toLowerCase(),
          automatic_payment_methods: { enabled: true },
          capture_method: 'automatic',
          metadata: { payment_no: paymentNo },
        },
        { idempotencyKey: paymentNo },
      ),
    );
    return handleOf(intent);
  }

  async resume(ref: string): Promise<PayerHandle> {
    return handleOf(await asked(this.stripe.paymentIntents.retrieve(ref)));
  }

  read(ref: string): Promise<ProviderPayment> {
    return this.resume(ref);
  }

  async cancel(ref: string): Promise<ProviderPayment> {
    try {
      return paymentOf(await this.stripe.paymentIntents.cancel(ref));
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw unavailable(error);
      return this.read(ref);
    }
  }

  /** Keys are forgotten after a day: what was asked before is looked for first. */
  async refund(ref: string, amount: bigint, key: string): Promise<ProviderRefund> {
    const made = (await this.refundsOf(ref)).find((one) => one.key === key);
    if (made) return made;
    const metadata = { refund_no: key };
    try {
      const asked = { payment_intent: ref, amount: Number(amount), metadata };
      return refundOf(await this.stripe.refunds.create(asked, { idempotencyKey: key }));
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw unavailable(error);
      const { currency } = await this.read(ref);
      const none = { key, ref: '', paymentRef: ref, status: 'failed' } as const;
      return { ...none, currency, amount, failure: error.code ?? 'refused' };
    }
  }

  async refundBy(paymentRef: string, ref: string): Promise<ProviderRefund | null> {
    return (await this.refundsOf(paymentRef)).find((one) => one.ref === ref) ?? null;
  }

  async *list(since: Date): AsyncIterable<ProviderPayment> {
    const asked = { created: { gte: secondsOf(since) }, limit: PAGE_SIZE };
    for await (const intent of pages(this.stripe.paymentIntents.list(asked))) yield paymentOf(intent);
  }

  async *listRefunds(since: Date): AsyncIterable<ProviderRefund> {
    const asked = { created: { gte: secondsOf(since) }, limit: PAGE_SIZE };
    for await (const made of pages(this.stripe.refunds.list(asked))) yield refundOf(made);
  }

  private async refundsOf(ref: string): Promise<readonly ProviderRefund[]> {
    const refunds: ProviderRefund[] = [];
    for await (const made of pages(this.stripe.refunds.list({ payment_intent: ref, limit: PAGE_SIZE })))
      refunds.push(refundOf(made));
    return refunds;
  }

  verify(body: string, signature: string): VerifiedNotice | null {
    let event: Stripe.Event;
    try {
      event = this.stripe.webhooks.constructEvent(body, signature, this.webhookSecret, TOLERANCE_SECONDS);
    } catch {
      return null;
    }
    const subject = event.data.object as { object?: string };
    const intent = subject.object === 'payment_intent' ? (subject as Stripe.PaymentIntent) : null;
    const refund = subject.object === 'refund' ? refundOf(subject as Stripe.Refund) : null;
    return {
      eventId: event.id,
      type: event.type,
      occurredAt: new Date(event.created * 1_000),
      payment: intent && paymentOf(intent),
      refund,
      kept: {
        id: event.id,
        type: event.type,
        created: event.created,
        ...(intent && {
          payment_intent: intent.id,
          payment_no: intent.metadata['payment_no'] ?? '',
          status: intent.status,
          amount: intent.amount,
          amount_received: intent.amount_received,
          currency: intent.currency,
        }),
        ...(refund && { ...refund, amount: refund.amount.toString() }),
      },
    };
  }
}

function handleOf(intent: Stripe.PaymentIntent): PayerHandle {
  return { ...paymentOf(intent), clientSecret: intent.client_secret ?? '' };
}

function paymentOf(intent: Stripe.PaymentIntent): ProviderPayment {
  const failure = intent.last_payment_error;
  return {
    ref: intent.id,
    paymentNo: intent.metadata['payment_no'] ?? '',
    status: statusOf(intent),
    currency: intent.currency.toUpperCase(),
    amount: BigInt(intent.amount),
    received: BigInt(intent.amount_received),
    failureCode: (failure?.decline_code ?? failure?.code ?? '').slice(0, 60),
    failureText: (failure?.message ?? '').slice(0, 200),
  };
}

function refundOf(refund: Stripe.Refund): ProviderRefund {
  const isOff = refund.status === 'failed' || refund.status === 'canceled';
  return {
    key: refund.metadata?.['refund_no'] ?? '',
    ref: refund.id,
    paymentRef: idOf(refund.payment_intent),
    status: refund.status === 'succeeded' ? 'settled' : isOff ? 'failed' : 'processing',
    currency: refund.currency.toUpperCase(),
    amount: BigInt(refund.amount),
    failure: isOff ? (refund.failure_reason ?? refund.status ?? '') : '',
  };
}

/** We never capture by hand, so an intent that waits for it is one whose money is not here. */
function statusOf({ status, last_payment_error }: Stripe.PaymentIntent): PaymentRecordStatus {
  const S = PaymentRecordStatus;
  switch (status) {
    case 'succeeded':
      return S.succeeded;
    case 'canceled':
      return S.cancelled;
    case 'requires_action':
      return S.requiresAction;
    case 'processing':
    case 'requires_capture':
      return S.processing;
    default:
      return last_payment_error ? S.failed : S.created;
  }
}

const secondsOf = (instant: Date): number => Math.floor(instant.getTime() / 1_000);

const idOf = (intent: string | Stripe.PaymentIntent | null): string =>
  typeof intent === 'string' ? intent : (intent?.id ?? '');

/** The rows of a list, page after page. */
async function* pages<Row>(list: AsyncIterable<Row>): AsyncIterable<Row> {
  try {
    yield* list;
  } catch (error) {
    throw unavailable(error);
  }
}

async function asked<Reply>(reply: Promise<Reply>): Promise<Reply> {
  try {
    return await reply;
  } catch (error) {
    throw unavailable(error);
  }
}

/** The SDK's errors can hold what was sent: what goes on is a word of ours. */
function unavailable(_error: unknown): DomainError {
  return new DomainError('service.unavailable');
}
