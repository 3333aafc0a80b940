import { defineEvent } from '../define';

/** An admin asked for a write. Published by the gateway after it has answered; secrets are masked before it is. */
export interface AdminActed {
  /** null where nobody was logged in: a log in. */
  readonly admin_id: number | null;
  /** What was typed at a log in. */
  readonly username: string;
  /** Path and query. */
  readonly url: string;
  /** Permission node of what was asked for, or controller and action of a call without one. */
  readonly node: string;
  /** JSON of the parameters. */
  readonly data: string;
  readonly ip: string;
  readonly useragent: string;
  readonly result: 'ok' | 'failed';
}

export const adminActed = defineEvent<AdminActed>('gateway.admin-acted', 1);
