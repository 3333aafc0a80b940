import type { Call, CallContext, Contract } from '@parcelway/contracts';
import { DomainError, subjectOf } from '@parcelway/contracts';
import type { Msg, NatsConnection, Subscription } from 'nats';
import { isConnectFailure } from '../db/datasource';
import type { Logger } from '../logging';
import { contextOf, decodeJson, respondWith, respondWithError } from './codec';
import { validateRequest } from './validate';

type Handler = (request: object, context: CallContext) => Promise<unknown>;

/** Answers the calls of every contract that one service serves. */
export class RpcServer {
  private readonly subscriptions: Subscription[] = [];
  private running = 0;

  constructor(
    private readonly nats: NatsConnection,
    private readonly queue: string,
    private readonly logger: Logger,
  ) {}

  serve(contract: Contract, instance: object): void {
    for (const [name, call] of Object.entries(contract.calls)) {
      const handler = (instance as Record<string, unknown>)[name];
      if (typeof handler !== 'function') throw new Error(`${contract.name}.${name} has no handler`);
      const subject = subjectOf(contract, name);
      const handle: Handler = (request, context) => (handler as Handler).call(instance, request, context);
      this.subscriptions.push(
        this.nats.subscribe(subject, {
          queue: this.queue,
          callback: (error, message) => {
            if (error) this.logger.error({ err: error, subject }, 'subscription failed');
            else void this.answer(message, call, handle, subject);
          },
        }),
      );
    }
  }

  private async answer(
    message: Msg,
    call: Call<object, unknown>,
    handle: Handler,
    subject: string,
  ): Promise<void> {
    this.running += 1;
    let requestId = '-';
    try {
      const context = contextOf(message);
      requestId = context.requestId;
      // Nobody waits any more: doing the work now would surprise a caller who was told that it failed.
      if (Date.now() > context.deadline) return;
      respondWith(message, await handle(validateRequest(call.request, decodeJson(message.data)), context));
    } catch (error) {
      if (error instanceof DomainError) return respondWithError(message, error);
      this.logger.error({ err: error, subject, requestId }, 'call failed');
      const answer = isConnectFailure(error)
        ? new DomainError('service.unavailable')
        : new DomainError('internal', { requestId });
      respondWithError(message, answer);
    } finally {
      this.running -= 1;
    }
  }

  /** Takes no new calls and waits for those under way, `timeoutMs` at most. */
  async drain(timeoutMs = 4_000): Promise<void> {
    if (!this.nats.isClosed())
      await Promise.all(
        this.subscriptions.map((subscription) => subscription.drain().catch(() => undefined)),
      );
    const end = Date.now() + timeoutMs;
    while (this.running > 0 && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
