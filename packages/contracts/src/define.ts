import type { CallContext } from './context';

/** A class whose instances are requests; its decorators are the request's rules. */
export type RequestClass<Request> = new () => Request;

/** Default time a caller waits for an answer (docs/patterns/calls.md). */
export const DEFAULT_DEADLINE_MS = 5_000;

/** One declared call: what goes in, what comes out, how long a caller waits. */
export interface Call<Request extends object, Reply> {
  readonly request: RequestClass<Request>;
  readonly deadlineMs: number;
  /** Only a type; there is no value at run time. */
  readonly reply?: Reply;
}

/** Names the type of a call's answer: `call(CancelPickup, answers<PickupView>())`. */
export function answers<Reply>(): { readonly reply?: Reply } {
  return {};
}

/** Declares one call of a contract. `deadlineMs` only where the default of 5 s is wrong. */
export function call<Request extends object, Reply>(
  request: RequestClass<Request>,
  _reply: { readonly reply?: Reply },
  options: { deadlineMs?: number } = {},
): Call<Request, Reply> {
  return { request, deadlineMs: options.deadlineMs ?? DEFAULT_DEADLINE_MS };
}

type AnyCall = Call<object, unknown>;

export interface Contract<Calls extends Record<string, AnyCall> = Record<string, AnyCall>> {
  /** `<service>.<feature>`, the start of every subject: `pickup.order`. */
  readonly name: string;
  readonly calls: Calls;
}

/**
 * Declares the calls of one feature. The service implements `Handlers<typeof contract>` behind `@Serves(contract)`, callers get a
 * `Client<typeof contract>`; a missing, misspelt or wrongly typed method compiles on neither side.
 */
export function defineContract<Calls extends Record<string, AnyCall>>(
  name: string,
  calls: Calls,
): Contract<Calls> {
  return { name, calls };
}

export type RequestOf<C> = C extends Call<infer Request, unknown> ? Request : never;
export type ReplyOf<C> = C extends Call<object, infer Reply> ? Reply : never;

/** What the serving class must implement. The request arrives validated. */
export type Handlers<C extends Contract> = {
  [Name in keyof C['calls']]: (
    request: RequestOf<C['calls'][Name]>,
    context: CallContext,
  ) => Promise<ReplyOf<C['calls'][Name]>>;
};

/** What a caller gets: the same shape, whose requests may be plain objects. */
export type Client<C extends Contract> = Handlers<C>;

/** Subject of a call on NATS: `rpc.pickup.order.cancel`. */
export function subjectOf(contract: Contract, callName: string): string {
  return `rpc.${contract.name}.${callName}`;
}

/** One declared event. Subject `evt.<service>.<name>.v<version>`. */
export interface EventDefinition<Payload> {
  readonly name: string;
  readonly version: number;
  readonly subject: string;
  /** Only a type; there is no value at run time. */
  readonly payload?: Payload;
}

/** Declares an event of the past tense: `defineEvent<PickupCancelled>('pickup.cancelled', 1)`. Payloads are plain JSON data. */
export function defineEvent<Payload>(name: string, version: number): EventDefinition<Payload> {
  return { name, version, subject: `evt.${name}.v${version}` };
}

/** What a reaction receives. */
export interface DomainEvent<Payload> {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  /** ISO instant of the transaction that made it true. */
  readonly occurredAt: string;
  readonly requestId: string | null;
  readonly data: Payload;
}
