import 'reflect-metadata';
import type { DomainEvent, EventDefinition } from '@parcelway/contracts';
import type { EntityManager } from 'typeorm';

const REACTIONS = Symbol('reactions');

/** What a reaction does runs in one transaction with the inbox row; what it throws rolls both back and the event comes again. */
export type Reaction<Payload> = (event: DomainEvent<Payload>, manager: EntityManager) => Promise<void>;

export interface DeclaredReaction {
  readonly event: EventDefinition<unknown>;
  readonly method: string;
  readonly concerns: (data: unknown) => boolean;
}

/**
 * Marks a method as what the service does on an event: `@ReactsTo(billPaid) async markPaid(event, manager)`. One per event and service.
 * `concerns` leaves out events that need nothing done, before any transaction.
 */
export function ReactsTo<Payload>(
  event: EventDefinition<Payload>,
  concerns: (data: Payload) => boolean = () => true,
) {
  return <Method extends Reaction<Payload>>(
    target: object,
    property: string,
    _descriptor: TypedPropertyDescriptor<Method>,
  ): void => {
    const declared = (Reflect.getOwnMetadata(REACTIONS, target.constructor) ?? []) as DeclaredReaction[];
    Reflect.defineMetadata(
      REACTIONS,
      [...declared, { event, method: property, concerns: concerns as DeclaredReaction['concerns'] }],
      target.constructor,
    );
  };
}

export function reactionsOf(instance: unknown): readonly DeclaredReaction[] {
  if (typeof instance !== 'object' || instance === null) return [];
  return (Reflect.getOwnMetadata(REACTIONS, instance.constructor) ?? []) as DeclaredReaction[];
}
