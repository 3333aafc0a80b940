import { ApiError } from './api-error';

/** A key nobody else has. `randomUUID` exists only on secure pages; a test site on plain http still needs a key. */
export function randomKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/**
 * The idempotency key of one intended write. The same content keeps its key while the outcome is unknown, so a retry
 * after a broken connection cannot be applied twice; other content, or an answer, ends the intent.
 */
export class WriteIntent {
  private content = '';
  private key = '';

  constructor(private readonly newKey: () => string = randomKey) {}

  /** Runs `write` with the key of this content and forgets the key when the server has decided. */
  async run<T>(content: unknown, write: (key: string) => Promise<T>): Promise<T> {
    const text = JSON.stringify(content);
    if (!this.key || text !== this.content) {
      this.key = this.newKey();
      this.content = text;
    }
    try {
      const answer = await write(this.key);
      this.key = '';
      return answer;
    } catch (error) {
      if (error instanceof ApiError && error.definite) this.key = '';
      throw error;
    }
  }
}
