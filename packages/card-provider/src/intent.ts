export type IntentStatus =
  'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled';

export interface IntentFailure {
  readonly type: 'card_error';
  readonly code: string;
  readonly message: string;
}

/** One payment as the provider's API shows it; amounts in minor units. */
export interface Intent {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly amount: number;
  amount_received: number;
  readonly currency: string;
  status: IntentStatus;
  readonly client_secret: string;
  readonly created: number;
  readonly livemode: false;
  readonly metadata: Readonly<Record<string, string>>;
  last_payment_error: IntentFailure | null;
  next_action: { type: 'redirect_to_url'; redirect_to_url: { url: string; return_url: string } } | null;
  latest_charge: string | null;
  canceled_at: number | null;
}

export interface Refund {
  readonly id: string;
  readonly object: 'refund';
  readonly amount: number;
  readonly currency: string;
  readonly payment_intent: string;
  status: 'pending' | 'succeeded' | 'failed';
  failure_reason?: string;
  readonly created: number;
  readonly metadata: Readonly<Record<string, string>>;
}

/** A notice of what happened; the intent in it is how it was then. */
export interface ProviderNotice {
  readonly id: string;
  readonly object: 'event';
  readonly type: string;
  readonly created: number;
  readonly livemode: false;
  readonly data: { readonly object: Readonly<Intent> | Refund };
}
