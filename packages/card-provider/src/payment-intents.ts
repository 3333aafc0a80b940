import { randomBytes } from 'node:crypto';
import type { Book } from './book';
import type { Intent, IntentFailure, IntentStatus, Refund } from './intent';
import type { Course } from './magic-cards';
import { courseOf } from './magic-cards';
import type { Notices } from './notices';

/** An answer that is an error. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly type: string,
    readonly code: string,
    private readonly further: Readonly<Record<string, unknown>> = {},
  ) {
    super(code);
  }

  get body(): object {
    return { type: this.type, code: this.code, message: this.code, ...this.further };
  }
}

const missing = (): Refused => new Refused(404, 'invalid_request_error', 'resource_missing');
const inWrongState = (intent: Intent): Refused =>
  new Refused(400, 'invalid_request_error', 'payment_intent_unexpected_state', { payment_intent: intent });
const idOf = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;
const nowSeconds = (): number => Math.floor(Date.now() / 1_000);

/** The life of payments at the provider. */
export class PaymentIntents {
  /** How the notices of an intent come, until its holder has decided. */
  private readonly courses = new Map<string, Course>();
  /** How the next refund stands when it is asked for. */
  nextRefund: Refund['status'] = 'succeeded';

  constructor(
    private readonly book: Book,
    private readonly notices: Notices,
    private readonly browserPath: string,
  ) {}

  get(id: string): Intent {
    const intent = this.book.intents.get(id);
    if (!intent) throw missing();
    return intent;
  }

  since(created: number): Intent[] {
    return [...this.book.intents.values()].filter((intent) => intent.created >= created).reverse();
  }

  create(form: ReadonlyMap<string, string>, metadata: Readonly<Record<string, string>>, key: string): Intent {
    const amount = Number(form.get('amount'));
    const currency = form.get('currency') ?? '';
    const made = key && this.book.madeWith(key);
    if (made) {
      const first = this.get(made);
      if (first.amount !== amount || first.currency !== currency)
        throw new Refused(400, 'idempotency_error', 'idempotency_key_in_use');
      return first;
    }
    if (!Number.isInteger(amount) || amount <= 0 || !/^[a-z]{3}$/.test(currency))
      throw new Refused(400, 'invalid_request_error', 'parameter_invalid');
    const id = idOf('pi');
    const intent: Intent = {
      id,
      object: 'payment_intent',
      amount,
      amount_received: 0,
      currency,
      status: 'requires_payment_method',
      client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
      created: nowSeconds(),
      livemode: false,
      metadata,
      last_payment_error: null,
      next_action: null,
      latest_charge: null,
      canceled_at: null,
    };
    this.book.keep({ kind: 'intent', row: intent, ...(key ? { key } : {}) });
    return intent;
  }

  /** The payer's browser sends the card. */
  confirm(id: string, form: ReadonlyMap<string, string>): Intent {
    const intent = this.get(id);
    if (intent.status !== 'requires_payment_method') throw inWrongState(intent);
    const course = this.courseOf(form);
    if (course.outcome === 'fails') {
      const failure: IntentFailure = {
        type: 'card_error',
        code: course.failure?.code ?? 'card_declined',
        message: course.failure?.message ?? '',
      };
      this.move(intent, 'requires_payment_method', course, { last_payment_error: failure });
      throw new Refused(402, 'card_error', failure.code, { ...failure, payment_intent: intent });
    }
    if (course.outcome === 'asks') {
      this.courses.set(id, course);
      const url = `${this.browserPath}/bank/${id}`;
      this.move(intent, 'requires_action', course, {
        next_action: {
          type: 'redirect_to_url',
          redirect_to_url: { url, return_url: pathOf(form.get('return_url') ?? '/') },
        },
      });
      return intent;
    }
    if (course.outcome === 'waits') this.move(intent, 'processing', course, {});
    else this.succeed(intent, course);
    if (course.answerIsLost) throw new Refused(500, 'api_error', 'answer_lost');
    return intent;
  }

  /** The card's holder answered their bank. A second answer changes nothing. */
  decide(id: string, isApproved: boolean): void {
    const intent = this.get(id);
    if (intent.status !== 'requires_action') return;
    const course: Course = this.courses.get(id) ?? { outcome: 'succeeds' };
    if (isApproved) this.succeed(intent, course);
    else
      this.move(intent, 'requires_payment_method', course, {
        next_action: null,
        last_payment_error: {
          type: 'card_error',
          code: 'payment_intent_authentication_failure',
          message: 'The bank did not confirm this payment.',
        },
      });
  }

  /** A payment that was waiting comes to its end. */
  finish(id: string): void {
    const intent = this.get(id);
    if (intent.status === 'processing') this.succeed(intent, { outcome: 'succeeds' });
  }

  cancel(id: string): Intent {
    const intent = this.get(id);
    if (intent.status === 'canceled') return intent;
    if (intent.status === 'succeeded' || intent.status === 'processing') throw inWrongState(intent);
    this.move(intent, 'canceled', { outcome: 'succeeds' }, { canceled_at: nowSeconds(), next_action: null });
    return intent;
  }

  refund(form: ReadonlyMap<string, string>, metadata: Readonly<Record<string, string>>, key: string): Refund {
    const made = key && this.book.madeWith(key);
    if (made) return this.getRefund(made);
    const intent = this.get(form.get('payment_intent') ?? '');
    const left = intent.amount_received - this.book.refundedOf(intent.id);
    const amount = form.has('amount') ? Number(form.get('amount')) : left;
    if (!Number.isInteger(amount) || amount <= 0 || amount > left)
      throw new Refused(400, 'invalid_request_error', 'charge_already_refunded');
    const refund: Refund = {
      id: idOf('re'),
      object: 'refund',
      amount,
      currency: intent.currency,
      payment_intent: intent.id,
      status: this.nextRefund,
      ...(this.nextRefund === 'failed' ? { failure_reason: 'expired_or_canceled_card' } : {}),
      created: nowSeconds(),
      metadata,
    };
    this.nextRefund = 'succeeded';
    this.book.keep({ kind: 'refund', row: refund, ...(key ? { key } : {}) });
    this.notices.tell([this.notices.make('refund.updated', refund)], undefined);
    return refund;
  }

  /** Refunds of one intent, or of all (null), made at this second or later; the newest first. */
  refundsOf(intentId: string | null, created: number): Refund[] {
    return [...this.book.refunds.values()]
      .filter(
        (refund) =>
          refund.created >= created && (intentId ?? refund.payment_intent) === refund.payment_intent,
      )
      .reverse();
  }

  /** A refund that was pending comes to its end. */
  finishRefund(id: string, status: 'succeeded' | 'failed'): void {
    const refund = this.getRefund(id);
    const ended = {
      ...refund,
      status,
      ...(status === 'failed' ? { failure_reason: 'lost_or_stolen_card' } : {}),
    };
    this.book.keep({ kind: 'refund', row: ended });
    this.notices.tell([this.notices.make('refund.updated', ended)], undefined);
  }

  getRefund(id: string): Refund {
    const refund = this.book.refunds.get(id);
    if (!refund) throw missing();
    return refund;
  }

  private courseOf(form: ReadonlyMap<string, string>): Course {
    const card = (name: string): string => form.get(`payment_method_data[card][${name}]`) ?? '';
    const course = courseOf(card('number').replaceAll(' ', ''));
    const wrong = (code: string, message: string): Refused =>
      new Refused(402, 'card_error', code, { message });
    if (!course) throw wrong('incorrect_number', 'Your card number is incorrect.');
    const month = Number(card('exp_month'));
    const year = Number(card('exp_year')) % 100;
    if (!(month >= 1 && month <= 12))
      throw wrong('invalid_expiry_month', "Your card's expiration month is invalid.");
    const now = new Date();
    if (year * 12 + month < (now.getUTCFullYear() % 100) * 12 + now.getUTCMonth() + 1)
      throw wrong('invalid_expiry_year', "Your card's expiration year is invalid.");
    if (!/^\d{3,4}$/.test(card('cvc'))) throw wrong('invalid_cvc', "Your card's security code is invalid.");
    return course;
  }

  private succeed(intent: Intent, course: Course): void {
    const earlier = this.notices.make('payment_intent.processing', { ...intent, status: 'processing' });
    Object.assign(intent, {
      status: 'succeeded' satisfies IntentStatus,
      amount_received: course.takesLess ? intent.amount - 1 : intent.amount,
      latest_charge: idOf('ch'),
      next_action: null,
      last_payment_error: null,
    });
    this.book.keep({ kind: 'intent', row: intent });
    this.notices.tell([earlier, this.notices.make('payment_intent.succeeded', intent)], course.notices);
  }

  private move(intent: Intent, status: IntentStatus, course: Course, set: Partial<Intent>): void {
    Object.assign(intent, { status, ...set });
    this.book.keep({ kind: 'intent', row: intent });
    const type = NOTICE_OF[status];
    this.notices.tell([this.notices.make(type, intent)], course.notices);
  }
}

const NOTICE_OF: Readonly<Record<IntentStatus, string>> = {
  requires_payment_method: 'payment_intent.payment_failed',
  requires_action: 'payment_intent.requires_action',
  processing: 'payment_intent.processing',
  succeeded: 'payment_intent.succeeded',
  canceled: 'payment_intent.canceled',
};

/** Path and query of an address, so that nobody is led to another host. */
function pathOf(address: string): string {
  try {
    const { pathname, search } = new URL(address, 'http://shop');
    return `/${pathname.replace(/^\/+/, '')}${search}`;
  } catch {
    return '/';
  }
}
