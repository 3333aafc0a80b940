import { createHash } from 'node:crypto';
import { Client } from 'pg';

/** So many statements get a name; whoever makes up texts without end (long lists in SQL) goes without. */
const MOST_NAMES = 500;
const names = new Map<string, string>();

/**
 * A client that names every statement with parameters by its text: PostgreSQL parses it once per connection instead of each time.
 * TypeORM sends its statements without names (docs/decisions/0003-hot-paths.md).
 */
export class NamingClient extends Client {}

type Send = (this: Client, ...given: unknown[]) => unknown;
const send = Client.prototype.query as Send;

// `query` has a dozen overloads; all that matters here is a text with values.
NamingClient.prototype.query = function (this: NamingClient, ...given: unknown[]): unknown {
  const [text, values, ...rest] = given;
  if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0)
    return send.apply(this, given);
  const name = nameOf(text);
  return name ? send.call(this, { name, text, values }, ...rest) : send.apply(this, given);
} as unknown as Client['query'];

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MOST_NAMES) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}
