import type { DomainEvent, EventDefinition } from '@parcelway/contracts';
import type { Stack } from './stack';

/** Tells an event as its owner's relay does. The same `id` twice is the same event. */
export async function sayEvent<Payload>(
  { nats }: Pick<Stack, 'nats'>,
  { name, version, subject }: EventDefinition<Payload>,
  data: Payload,
  id: string = crypto.randomUUID(),
): Promise<void> {
  const event: DomainEvent<Payload> = {
    id,
    name,
    version,
    occurredAt: new Date().toISOString(),
    requestId: null,
    data,
  };
  await nats.jetstream().publish(subject, JSON.stringify(event));
}
