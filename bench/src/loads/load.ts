import { randomUUID } from 'node:crypto';

/** One request of a load. */
export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Gives the next request; null when there is nothing left to ask for. Requests of several connections are drawn from one load. */
export type Load = () => Call | null;

/** A member whom requests come from. */
export interface Member {
  readonly id: number;
  /** Access token for the gateway. */
  readonly token: string;
  readonly senderId: number;
  readonly receiverId: number;
}

/** Who asks: the gateway reads the token, the floor, which signs nobody in, takes the number at its word. */
export function identified({ id, token }: Member): Record<string, string> {
  return { 'ba-user-token': token, 'x-member-id': String(id) };
}

/** Headers of a write that may happen once only. */
export function writing(member: Member): Record<string, string> {
  return { ...identified(member), 'content-type': 'application/json', 'idempotency-key': randomUUID() };
}

/** Goes round a list for ever. */
export function inTurn<Item>(items: readonly Item[]): () => Item {
  let index = 0;
  return () => {
    const item = items[index % items.length];
    index += 1;
    if (item === undefined) throw new Error('Nothing to take in turn');
    return item;
  };
}
