import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Api, Envelope } from '../kit/api';

const TRY_AGAIN_MS = 200;
/** Whoever gets no answer asks again after this, while the first may still be worked on. */
const ANSWER_MS = 6_000;
/** Whoever waits for something goes away after this. */
const PATIENCE_MS = 30_000;

/** Asks, with a body as a write under one key, until an answer decides something; a server in trouble (5xx) decides nothing. */
export async function patiently<Data>(api: Api, path: string, body?: object): Promise<Envelope<Data | null>> {
  const key = randomUUID();
  return untilDecided(async () => {
    const leaving = new AbortController();
    const timer = setTimeout(() => leaving.abort(), ANSWER_MS);
    const init = { ...(body ? write(body) : { method: 'GET' }), signal: leaving.signal };
    const answer = await api.fetch(path, init, { key }).finally(() => clearTimeout(timer));
    return answer.status < 500 ? ((await answer.json()) as Envelope<Data | null>) : null;
  });
}

/** Tries until there is an answer; whatever is thrown, and null, is none. */
export async function untilDecided<Answer>(attempt: () => Promise<Answer | null>): Promise<Answer> {
  for (;;) {
    const answer = await attempt().catch(() => null);
    if (answer !== null) return answer;
    await delay(TRY_AGAIN_MS);
  }
}

/** Looks again and again; null when nothing came of it. */
export async function waitFor<Seen>(look: () => Promise<Seen | null | false>): Promise<Seen | null> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await delay(TRY_AGAIN_MS)) {
    const seen = await look();
    if (seen) return seen;
  }
  return null;
}

const write = (body: object): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});
