import type { Contract } from '@parcelway/contracts';

/** Names under which Nest's container keeps the platform's parts. */
export const CONFIG = Symbol('CONFIG');
export const LOGGER = Symbol('LOGGER');
export const NATS = Symbol('NATS');
export const SERVICE = Symbol('SERVICE');

export function clientToken(contract: Contract): string {
  return `client:${contract.name}`;
}
