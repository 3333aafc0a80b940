import type { CallContext, DomainError, FieldError } from '@parcelway/contracts';
import { headers } from 'nats';
import type { Msg, NatsConnection, Subscription } from 'nats';

/** One call as a service would have got it. */
export interface Received {
  readonly subject: string;
  readonly request: Record<string, unknown>;
  readonly context: CallContext;
}

type Reply = (received: Received) => unknown;

/** Answers calls in the place of services, over the real wire, and remembers what was asked. */
export class FakeServices {
  readonly received: Received[] = [];
  private readonly replies = new Map<string, Reply>();
  private readonly subscriptions = new Map<string, Subscription>();

  constructor(private readonly nats: NatsConnection) {}

  /** `answer('user.session.logIn', () => ({…}))`; a thrown DomainError goes back as one, bytes as bytes. */
  answer(call: string, reply: Reply): void {
    const subject = `rpc.${call}`;
    this.replies.set(subject, reply);
    if (this.subscriptions.has(subject)) return;
    const callback = (_error: unknown, message: Msg): void => this.respond(message, subject);
    this.subscriptions.set(subject, this.nats.subscribe(subject, { callback }));
  }

  /** From now on nobody answers this call. */
  silence(call: string): void {
    this.subscriptions.get(`rpc.${call}`)?.unsubscribe();
    this.subscriptions.delete(`rpc.${call}`);
  }

  /** Resolves when the server knows who answers what. */
  settled(): Promise<void> {
    return this.nats.flush();
  }

  last(call: string): Received {
    const found = this.received.filter(({ subject }) => subject === `rpc.${call}`).pop();
    if (!found) throw new Error(`${call} was never asked`);
    return found;
  }

  count(call: string): number {
    return this.received.filter(({ subject }) => subject === `rpc.${call}`).length;
  }

  private respond(message: Msg, subject: string): void {
    const received: Received = {
      subject,
      request: message.data.length > 0 ? (message.json() as Record<string, unknown>) : {},
      context: JSON.parse(message.headers?.get('ctx') ?? '{}') as CallContext,
    };
    this.received.push(received);
    try {
      const result = this.replies.get(subject)?.(received);
      if (result instanceof Uint8Array) message.respond(result, { headers: marked('bin') });
      else message.respond(JSON.stringify(result ?? null));
    } catch (error) {
      const { code, params, fields } = error as DomainError & { fields: readonly FieldError[] };
      message.respond(JSON.stringify({ code, params, fields }), { headers: marked('err') });
    }
  }
}

function marked(name: string) {
  const result = headers();
  result.set(name, '1');
  return result;
}
