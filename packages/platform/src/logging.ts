import pino from 'pino';
import type { Logger } from 'pino';

export type { Logger };

/** Keys whose values never reach a log, wherever they stand. */
const SECRET_KEYS = [
  'password',
  'token',
  'refresh_token',
  'secret',
  'id_card_number',
  'client_secret',
  'authorization',
  'batoken',
];

/** JSON lines to standard output, one logger per process, with the service's name on each line. */
export function createLogger(name: string, level: string): Logger {
  return pino({
    name,
    level,
    base: { name },
    redact: { paths: SECRET_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '***' },
  });
}
