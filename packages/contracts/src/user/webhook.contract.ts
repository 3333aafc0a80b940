import { answers, call, defineContract } from '../define';
import type { Page } from '../paging';
import { PageRequest } from '../paging';
import { Anything, Id, OneOf, Text, YesNo } from '../validation';
import { Myself } from './member.contract';

/** What an endpoint can ask to be told of. */
export const WEBHOOK_EVENTS = [
  'sheetOrder.created',
  'sheetOrder.booked',
  'sheetOrder.failed',
  'sheetOrder.cancelled',
  'sheetOrder.scanned',
  'sheetOrder.handedOver',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Times are epoch seconds. */
export interface WebhookView {
  readonly id: number;
  readonly partner_app_id: number;
  readonly url: string;
  /** Empty = all. */
  readonly events: readonly string[];
  readonly secret_last4: string;
  /** `failing`: the last try did not arrive; `off`: by hand, or after three days of failures. */
  readonly status: 'on' | 'off' | 'failing';
  readonly failing_since: number | null;
  readonly disabled_at: number | null;
  readonly create_time: number;
}

/** One try of one event. */
export interface WebhookAttemptView {
  readonly id: number;
  readonly endpoint_id: number;
  readonly event_id: string;
  readonly event_type: string;
  readonly object_no: string;
  /** From 1. */
  readonly attempt: number;
  /** `failed`: tried again, as a row of its own; `given_up`: not tried again. */
  readonly status: 'queued' | 'ok' | 'failed' | 'given_up';
  readonly http_status: number | null;
  readonly duration_ms: number;
  readonly request: string;
  readonly response: string;
  readonly next_at: number | null;
  readonly create_time: number;
}

/** What is missing stays as it is. */
export class SaveWebhook {
  @Id({ optional: true }) id?: number;
  /** Needed for a new one. */
  @Id({ optional: true }) partner_app_id?: number;
  @Text({ max: 255, optional: true }) url?: string;
  /** `WebhookEvent[]`; empty = all. */
  @Anything() events?: unknown;
  @OneOf(['on', 'off'], { optional: true }) status?: 'on' | 'off';
  /** A new secret in the place of the old one. */
  @YesNo({ optional: true }) roll_secret?: boolean;
}

export class WebhookById {
  @Id() id!: number;
}

export class ListWebhookAttempts extends PageRequest {
  @Id() endpoint_id!: number;
}

export class ResendWebhooks {
  /** 1 to 100. */
  @Anything() ids!: readonly (number | string)[];
}

export interface SavedWebhook {
  readonly id: number;
  /** Of a new endpoint or a rolled secret: told this once. */
  readonly secret?: string;
}

export interface WebhookTry {
  /** Null = no answer. */
  readonly http_status: number | null;
  readonly duration_ms: number;
}

/**
 * Addresses of members' systems that are told what becomes of their orders. A member's calls reach its own, staff's all of them. Errors:
 * webhook.*, partner.not_found, request.invalid.
 */
export const webhook = defineContract('user.webhook', {
  mine: call(Myself, answers<readonly WebhookView[]>()),
  save: call(SaveWebhook, answers<SavedWebhook>()),
  remove: call(WebhookById, answers<null>()),
  /** Sends a `ping` at once, once. */
  test: call(WebhookById, answers<WebhookTry>(), { deadlineMs: 15_000 }),
  attempts: call(ListWebhookAttempts, answers<Page<WebhookAttemptView>>()),
  /** Sends the events of these tries again, at once. */
  resend: call(ResendWebhooks, answers<{ done: number; failed: number }>()),
});
