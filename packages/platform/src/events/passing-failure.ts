import { DomainError } from '@parcelway/contracts';

/**
 * Classes of PostgreSQL's codes: the connection broke (08), the transaction stood in another's way (40), no room or connection was left (53), the
 * server goes, comes or was told to stop (57P), its disk failed (58).
 */
const SQL_STATES = /^(08|40|53|57P|58)/;
const SYSTEM_CODES: readonly unknown[] = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
];
/** What pg says of a connection that is gone or did not come; it has no code for that. */
const TEXTS =
  /^(Connection terminated|Client (was closed|has encountered a connection error)|timeout (exceeded|expired))/;

/** Whether a failure says nothing of what was asked: the database or another service was away, or two transactions met. */
export function isPassing(error: unknown): boolean {
  if (error instanceof DomainError) return error.code === 'service.unavailable';
  const { code, message } = error as { code?: unknown; message?: unknown };
  return (
    (typeof code === 'string' && (SQL_STATES.test(code) || SYSTEM_CODES.includes(code))) ||
    (typeof message === 'string' && TEXTS.test(message))
  );
}
