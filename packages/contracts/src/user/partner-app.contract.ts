import { answers, call, defineContract } from '../define';
import { Anything, Id, OneOf, Text } from '../validation';
import { Myself } from './member.contract';

/** A living secret of an app; the whole of it was told once. */
export interface SecretView {
  readonly last4: string;
  /** Epoch seconds. */
  readonly create_time: number;
  /** Epoch seconds; null = until a newer one is made. */
  readonly expires_at: number | null;
}

export interface PartnerAppView {
  readonly id: number;
  readonly app_id: string;
  readonly name: string;
  /** Newest first, two at most. */
  readonly secrets: readonly SecretView[];
  readonly channel_ids: readonly number[];
  /** Addresses or networks that may call, one a line; '' = all. */
  readonly ip_allow: string;
  readonly rate_per_minute: number;
  readonly logistice: 'self' | 'client';
  readonly pay_way: 'balance' | 'none';
  readonly status: '0' | '1';
  readonly last_used_at: number | null;
}

/** A new secret, told this once. */
export interface RolledSecret {
  readonly app_id: string;
  readonly secret: string;
}

export class RollOwnSecret {
  /** '' = the member's first app, which is made where there is none. */
  @Text({ max: 40, optional: true }) app_id?: string;
}

/** What is missing stays as it is, or as it is for a new app. */
export class SavePartnerApp {
  @Id({ optional: true }) id?: number;
  @Text({ max: 60, optional: true }) name?: string;
  @Anything() channel_ids?: readonly number[];
  @Text({ max: 2_000, optional: true }) ip_allow?: string;
  @OneOf(['self', 'client'], { optional: true }) logistice?: 'self' | 'client';
  @OneOf(['balance', 'none'], { optional: true }) pay_way?: 'balance' | 'none';
  @OneOf(['0', '1'], { optional: true }) status?: '0' | '1';
}

export class PartnerAppById {
  @Id() id!: number;
}

export class RevokeSecret extends PartnerAppById {
  @Text({ max: 4 }) last4!: string;
}

export class PartnerAppByName {
  @Text({ max: 40 }) app_id!: string;
}

/** What whoever lets an app's calls in has to know of it. Never leaves the services. */
export interface PartnerCredentials {
  readonly app_id: string;
  readonly user_id: number;
  /** Living secrets, newest first; `expires_at` in epoch seconds, null = until a newer one is made. */
  readonly secrets: readonly { readonly secret: string; readonly expires_at: number | null }[];
  /** Empty = all. */
  readonly channel_ids: readonly number[];
  readonly ip_allow: string;
  readonly rate_per_minute: number;
  readonly logistice: 'self' | 'client';
  readonly pay_way: 'balance' | 'none';
  /** The carrier in whose name it may report tracking events; '' = none. */
  readonly carrier_code: string;
  /** False too where its member is disabled. */
  readonly is_on: boolean;
}

/**
 * Programs that members let order in their name. `mine` to `remove` are the member's own, `rollSecret` and `revokeSecret` the staff's, the last two
 * are for services only. Errors: partner.*, request.invalid.
 */
export const partnerApp = defineContract('user.partner-app', {
  mine: call(Myself, answers<readonly PartnerAppView[]>()),
  roll: call(RollOwnSecret, answers<RolledSecret>()),
  save: call(SavePartnerApp, answers<{ id: number; app_id: string }>()),
  remove: call(PartnerAppById, answers<null>()),
  rollSecret: call(PartnerAppById, answers<RolledSecret>()),
  revokeSecret: call(RevokeSecret, answers<null>()),
  /** Null = there is no such app. */
  credentials: call(PartnerAppByName, answers<PartnerCredentials | null>()),
  /** A call of the app was let in. */
  used: call(PartnerAppByName, answers<null>()),
});
