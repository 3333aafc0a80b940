import { answers, call, defineContract } from '../define';
import { Anything } from '../validation';

export const ORIGINS_AT_ONCE = 2_000;

export class OriginsOf {
  /** Numbers of luggage, storage and sheet orders, at most ORIGINS_AT_ONCE. */
  @Anything() numbers!: readonly string[];
}

/** Where an order came from and how it travels; null = by nobody, on no channel. */
export interface OrderOrigin {
  readonly no: string;
  readonly channel_id: number | null;
  readonly salesman_id: number | null;
}

/** Whose an order is among our own, for services only. Errors: auth.no_permission, request.invalid. */
export const orderOrigin = defineContract('order.order-origin', {
  /** Numbers that belong to no order are missing. */
  of: call(OriginsOf, answers<readonly OrderOrigin[]>()),
});
