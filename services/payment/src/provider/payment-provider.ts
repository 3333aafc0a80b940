import type { PaymentRecordStatus } from '@parcelway/contracts/statuses';

export type ProviderName = 'stripe' | 'local_card' | 'wallet_qr';

/** What is asked of a provider. */
export interface WantedPayment {
  /** Also the idempotency key: asked twice, the provider makes one payment. */
  readonly paymentNo: string;
  readonly currency: string;
  /** Minor units. */
  readonly amount: bigint;
  /** Nobody pays after it; null = no limit. */
  readonly expiresAt: Date | null;
}

/** How the provider sees a payment. */
export interface ProviderPayment {
  /** The provider's own number of it. */
  readonly ref: string;
  /** Ours, as the provider was told; '' when it was told none. */
  readonly paymentNo: string;
  readonly status: PaymentRecordStatus;
  readonly currency: string;
  /** Minor units: what was asked for, and what came in. */
  readonly amount: bigint;
  readonly received: bigint;
  /** The provider's word and sentence for why the last try failed; '' = it did not. */
  readonly failureCode: string;
  readonly failureText: string;
  /** Minor units that went back of it, all refunds together; absent where the provider does not say it with the payment. */
  readonly givenBack?: bigint;
}

/** What the payer needs to go on. */
export interface PayerHandle extends ProviderPayment {
  /** A secret for the payer's browser, or the content of the code to scan; '' = nothing is to be done. */
  readonly clientSecret: string;
}

/** How the provider sees a refund. */
export interface ProviderRefund {
  /** The key that it was asked with; '' for one that somebody else asked for. */
  readonly key: string;
  /** The provider's own number of it; '' for one that it did not take on. */
  readonly ref: string;
  /** The provider's number of the payment that it is of; '' = it does not say. */
  readonly paymentRef: string;
  readonly status: 'processing' | 'settled' | 'failed';
  readonly currency: string;
  /** Minor units. */
  readonly amount: bigint;
  /** The provider's word for why it failed; '' = it did not. */
  readonly failure: string;
}

/** A refund of ours that a provider was asked for. */
export interface AskedRefund {
  /** The provider's number of the payment. */
  readonly paymentRef: string;
  readonly key: string;
  readonly currency: string;
}

/** A notice whose signature held. */
export interface VerifiedNotice {
  readonly eventId: string;
  readonly type: string;
  readonly occurredAt: Date;
  /** Null for a notice about something else. */
  readonly payment: ProviderPayment | null;
  /** Null for a notice about something else. */
  readonly refund: ProviderRefund | null;
  /** What is kept of it: no secret, nothing of the payer. */
  readonly kept: Readonly<Record<string, unknown>>;
}

/**
 * Whoever moves money for us. One adapter per provider; nothing else knows a provider's words. Every call goes over the network and none is
 * made while a row is locked. A provider that does not answer is `service.unavailable`.
 */
export interface PaymentProvider {
  readonly name: ProviderName;
  readonly way: 'card' | 'third_party';
  /** For the payer's browser; not a secret. */
  readonly publishableKey: string;
  create(wanted: WantedPayment): Promise<PayerHandle>;
  /** The same again for a payer who comes back to it. */
  resume(ref: string, wanted: WantedPayment): Promise<PayerHandle>;
  read(ref: string): Promise<ProviderPayment>;
  /** Answers how it stands then: a payment that is over or under way stays what it is. */
  cancel(ref: string): Promise<ProviderPayment>;
  /** Asked twice with the same key, however long after, the provider gives back once and answers how that stands. */
  refund(ref: string, amount: bigint, key: string): Promise<ProviderRefund>;
  /** The refund of a payment that the provider has under this number of its own, whoever asked for it; null = none. */
  refundBy(paymentRef: string, ref: string, currency: string): Promise<ProviderRefund | null>;
  /** Payments begun since then, for the reconciliation. */
  list(since: Date): AsyncIterable<ProviderPayment>;
  /**
   * Refunds begun since then, whoever asked for them, for the reconciliation, page by page. A provider that has no list of them is asked for each
   * of `ours`; one that it does not know is left out. Errors: service.unavailable.
   */
  listRefunds(since: Date, ours: AsyncIterable<AskedRefund>): AsyncIterable<ProviderRefund>;
  /**
   * Null when the signature over these bytes does not hold, or is older than 300 s. Reads nothing before. `signature` is the header's, ''
   * where the body holds it.
   */
  verify(body: string, signature: string): VerifiedNotice | null;
}
