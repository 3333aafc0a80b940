/** Languages the product speaks; the wire's names (`think-lang`). */
export type Locale = 'zh-cn' | 'en';

export type Identity =
  | { readonly kind: 'anonymous' }
  | {
      readonly kind: 'member';
      readonly id: number;
      readonly sessionId: string;
      /** Staff who act in the member's name. */
      readonly adminId?: number;
    }
  | { readonly kind: 'admin'; readonly id: number; readonly sessionId: string; readonly username: string }
  | { readonly kind: 'service'; readonly name: string };

/** Travels with every call in one NATS header; nothing in it is trusted from a client unchecked. */
export interface CallContext {
  readonly identity: Identity;
  readonly locale: Locale;
  readonly requestId: string;
  /** Given by clients on writes that may be repeated (docs/patterns/idempotency.md). */
  readonly idempotencyKey?: string;
  /** Instant in epoch milliseconds after which nobody waits for the answer. */
  readonly deadline: number;
  readonly ip?: string;
  /** User agent of the client, at most 255 characters; on writes only. */
  readonly useragent?: string;
}

/** What an admin does for a member: the call as that member's, with everything that holds of the member's own. */
export function inNameOf(userId: number, context: CallContext): CallContext {
  const { identity } = context;
  const by = identity.kind === 'admin' ? { adminId: identity.id } : {};
  return { ...context, identity: { kind: 'member', id: userId, sessionId: '', ...by } };
}

/** A call that a service makes on its own account, for instance while it applies an event. */
export function serviceContext(name: string, requestId: string, timeoutMs = 5_000): CallContext {
  return {
    identity: { kind: 'service', name },
    locale: 'zh-cn',
    requestId,
    deadline: Date.now() + timeoutMs,
  };
}
