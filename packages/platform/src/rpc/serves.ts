import 'reflect-metadata';
import { Injectable } from '@nestjs/common';
import type { Contract, Handlers } from '@parcelway/contracts';

const SERVED_CONTRACTS = Symbol('served contracts');

/**
 * Marks a provider as the server of a contract: `@Serves(pickupOrder) class PickupOrderService implements Handlers<typeof pickupOrder>`.
 * Every call is subscribed under its subject in the service's queue group, so any number of replicas share the requests.
 */
export function Serves<C extends Contract>(contract: C) {
  return <Class extends abstract new (...args: never[]) => Handlers<C>>(target: Class): void => {
    const served = (Reflect.getOwnMetadata(SERVED_CONTRACTS, target) ?? []) as Contract[];
    Reflect.defineMetadata(SERVED_CONTRACTS, [...served, contract], target);
    Injectable()(target);
  };
}

/** Contracts that an instance serves; empty for any other provider. */
export function servedContracts(instance: unknown): readonly Contract[] {
  if (typeof instance !== 'object' || instance === null) return [];
  return (Reflect.getOwnMetadata(SERVED_CONTRACTS, instance.constructor) ?? []) as Contract[];
}
