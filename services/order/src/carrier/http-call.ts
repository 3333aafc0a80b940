import type { CarrierAnswer, CarrierExchange } from './carrier';

const TIMEOUT_MS = 15_000;
const MAX_REASON = 250;
const MAX_ANSWER = 10_000_000;

export interface HttpCall {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly timeoutMs?: number;
}

/**
 * One request to a carrier. Answers 2xx as `done` with the JSON, other 4xx as `refused`, everything else as `away`: 408, 429 and 5xx, no answer in time, a lost
 * connection, an answer that is no JSON. `notFound`: 404 is an answer too, its value is null.
 */
export async function callCarrier(
  call: HttpCall,
  { notFound = false }: { readonly notFound?: boolean } = {},
): Promise<CarrierAnswer<unknown>> {
  const request = { method: call.method, url: maskedUrl(call.url), body: call.body ?? null };
  const exchange = (response: unknown, httpStatus: number | null): CarrierExchange => ({
    request,
    response: withoutSecrets(response),
    httpStatus,
  });
  try {
    const response = await fetch(call.url, {
      method: call.method,
      headers: { accept: 'application/json', 'content-type': 'application/json', ...call.headers },
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(call.timeoutMs ?? TIMEOUT_MS),
    });
    const text = (await response.text()).slice(0, MAX_ANSWER);
    const { status } = response;
    if (status === 404 && notFound)
      return { outcome: 'done', value: null, exchange: exchange(jsonOf(text), status) };
    if (response.ok) {
      const value = jsonOf(text);
      if (value === undefined)
        return { outcome: 'away', reason: 'no JSON', exchange: exchange(null, status) };
      return { outcome: 'done', value, exchange: exchange(value, status) };
    }
    const isDecided = status >= 400 && status < 500 && status !== 408 && status !== 429;
    return {
      outcome: isDecided ? 'refused' : 'away',
      reason: reasonOf(jsonOf(text), status),
      exchange: exchange(jsonOf(text) ?? null, status),
    };
  } catch (error) {
    const reason = (error as Error).name === 'TimeoutError' ? 'timed out' : 'no connection';
    return { outcome: 'away', reason, exchange: exchange(null, null) };
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The carrier's own words, where it has any. */
function reasonOf(answer: unknown, status: number): string {
  const { message, detail, errors } = (answer ?? {}) as Record<string, unknown>;
  const [first] = Array.isArray(errors) ? (errors as { message?: unknown }[]) : [];
  const words = [message, detail, first?.message].find((one) => typeof one === 'string' && one !== '');
  return `${typeof words === 'string' ? words : 'HTTP'} (${status})`.slice(0, MAX_REASON);
}

const SECRET = /token|secret|password|authorization|api_?key|account/i;
/** Labels are kept with the order, not in the log. */
const BULKY = /label|base64|pdf|document/i;

/** The same data with values of secret names replaced, and long documents left out. */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value ?? null;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]): [string, unknown] => {
      if (SECRET.test(name) && entry !== null) return [name, '***'];
      if (BULKY.test(name) && typeof entry === 'string' && entry.length > 200)
        return [name, `(${entry.length})`];
      return [name, withoutSecrets(entry)];
    }),
  );
}

function maskedUrl(url: string): string {
  const parsed = new URL(url);
  parsed.username = '';
  parsed.password = '';
  for (const name of [...parsed.searchParams.keys()])
    if (SECRET.test(name)) parsed.searchParams.set(name, '***');
  return parsed.toString();
}
