import 'reflect-metadata';
import type { DomainEvent, EventDefinition } from '@parcelway/contracts';
import type { EntityManager } from 'typeorm';

const REACTIONS = Symbol('reactions');

/** What a reaction does runs in one transaction with the inbox row; what it throws rolls both back and the event comes again. */
export type Reaction<Payload> = (event: DomainEvent<Payload>, manager: EntityManager) => Promise<void>;

/** The same for all events that are waiting, in their order: one statement may then serve many. */
export type ReactionToMany<Payload> = (
  events: readonly DomainEvent<Payload>[],
  manager: EntityManager,
) => Promise<void>;

type Concerns<Payload> = (data: Payload) => boolean;

export interface DeclaredReaction {
  readonly event: EventDefinition<unknown>;
  readonly method: string;
  readonly takes: 'one' | 'many';
  readonly concerns: Concerns<unknown>;
}

/**
 * Marks a method as what the service does on an event: `@ReactsTo(billPaid) async markPaid(event, manager)`. One per event and service.
 * `concerns` leaves out events that need nothing done, before any transaction.
 */
export function ReactsTo<Payload>(event: EventDefinition<Payload>, concerns: Concerns<Payload> = () => true) {
  return declare<Payload, Reaction<Payload>>(event, 'one', concerns);
}

/** As `ReactsTo`, for a method that takes all waiting events at once: `@ReactsToMany(placed) async bill(events, manager)`. */
export function ReactsToMany<Payload>(
  event: EventDefinition<Payload>,
  concerns: Concerns<Payload> = () => true,
) {
  return declare<Payload, ReactionToMany<Payload>>(event, 'many', concerns);
}

function declare<Payload, Method>(
  event: EventDefinition<Payload>,
  takes: DeclaredReaction['takes'],
  concerns: Concerns<Payload>,
) {
  return <Actual extends Method>(
    target: object,
    property: string,
    _descriptor: TypedPropertyDescriptor<Actual>,
  ): void => {
    const declared = (Reflect.getOwnMetadata(REACTIONS, target.constructor) ?? []) as DeclaredReaction[];
    const reaction: DeclaredReaction = {
      event,
      method: property,
      takes,
      concerns: concerns as Concerns<unknown>,
    };
    Reflect.defineMetadata(REACTIONS, [...declared, reaction], target.constructor);
  };
}

/** What an instance does on which events. */
export function reactionsOf(
  instance: unknown,
): readonly (DeclaredReaction & { readonly react: ReactionToMany<unknown> })[] {
  if (typeof instance !== 'object' || instance === null) return [];
  const declared = (Reflect.getOwnMetadata(REACTIONS, instance.constructor) ?? []) as DeclaredReaction[];
  const methods = instance as Record<string, (given: unknown, manager: EntityManager) => Promise<void>>;
  return declared.map((reaction) => ({
    ...reaction,
    react:
      reaction.takes === 'many'
        ? (events, manager) => methods[reaction.method]?.(events, manager) ?? Promise.resolve()
        : async (events, manager) => {
            for (const event of events) await methods[reaction.method]?.(event, manager);
          },
  }));
}
