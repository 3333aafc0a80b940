import { DomainError } from '@parcelway/contracts';
import { isConnectFailure } from '../db/datasource';

/**
 * Classes of PostgreSQL's codes: the connection broke (08), the transaction stood in another's way (40), no room or connection was left (53), the
 * server goes, comes or was told to stop (57P), its disk failed (58).
 */
const SQL_STATES = /^(08|40|53|57P|58)/;
/** The system's words for a connection that broke. */
const BROKEN_CODES: readonly unknown[] = ['ECONNRESET', 'EPIPE', 'ETIMEDOUT'];
/** What pg says of one; it has no code for that. */
const BROKEN_TEXTS = /^(Connection terminated|Client (was closed|has encountered a connection error))/;

/** Whether a failure says nothing of what was asked: the database or another service was away, or two transactions met. */
export function isPassing(error: unknown): boolean {
  if (error instanceof DomainError) return error.code === 'service.unavailable';
  const { code, message } = error as { code?: unknown; message?: unknown };
  return (
    isConnectFailure(error) ||
    BROKEN_CODES.includes(code) ||
    (typeof code === 'string' && SQL_STATES.test(code)) ||
    (typeof message === 'string' && BROKEN_TEXTS.test(message))
  );
}
