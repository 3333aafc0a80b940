import type { DomainEvent, EventDefinition } from '@parcelway/contracts';
import type { EntityManager } from 'typeorm';

/** The request behind what many events set off together: theirs, where all came of the same one. */
export function requestIdOf(events: readonly Pick<DomainEvent<unknown>, 'requestId'>[]): string | null {
  const [first, ...others] = new Set(events.map(({ requestId }) => requestId));
  return others.length === 0 ? (first ?? null) : null;
}

/**
 * Where a service says what has become true. `add` writes into the caller's transaction; the relay is nudged when the caller says that
 * it has committed, and looks by itself every second in any case.
 */
export class Outbox {
  private listener: () => void = () => undefined;
  private readonly writers = new WeakSet<EntityManager>();

  async add<Payload>(
    manager: EntityManager,
    event: EventDefinition<Payload>,
    payload: Payload,
    requestId: string | null = null,
  ): Promise<void> {
    await this.addMany(manager, event, [payload], requestId);
  }

  async addMany<Payload>(
    manager: EntityManager,
    event: EventDefinition<Payload>,
    payloads: readonly Payload[],
    requestId: string | null = null,
  ): Promise<void> {
    this.writers.add(manager);
    await manager.query(
      `INSERT INTO outbox (name, event_version, payload, request_id)
       SELECT $1, $2, value, $4 FROM jsonb_array_elements($3::jsonb)`,
      [event.name, event.version, JSON.stringify(payloads), requestId],
    );
  }

  /** Call after the commit: the events leave at once instead of within a second. */
  committed(): void {
    this.listener();
  }

  /** Whether a transaction said anything. */
  hasWritten(manager: EntityManager): boolean {
    return this.writers.has(manager);
  }

  onCommitted(listener: () => void): void {
    this.listener = listener;
  }
}
