import { Client } from '@parcelway/client';
import type { CallOptions, Language } from '@parcelway/client';
import { sessionStore } from './session';

interface Page {
  language: () => Language;
  /** Called when the server wants a log in; the session is already cleared. */
  onLoginNeeded: () => void;
  /** Called when the server sends the reader to another page. */
  onRedirect: (path: string) => void;
}

let page: Page = { language: () => 'zh-cn', onLoginNeeded: () => undefined, onRedirect: () => undefined };
let tellSuccess: (text: string) => void = () => undefined;

/** Tells the client the reader's language and where a log in happens. */
export function configureClient(next: Page): void {
  page = next;
}

/** Tells the client who shows the sentence of a success. */
export function showSuccessesWith(show: (text: string) => void): void {
  tellSuccess = show;
}

const client = new Client({
  identity: 'member',
  sessions: sessionStore,
  language: () => page.language(),
  onLoginNeeded: () => page.onLoginNeeded(),
  onRedirect: (path) => page.onRedirect(path),
  onSuccess: (text) => tellSuccess(text),
  // Browsers give out locks on secure pages only.
  locks: window.isSecureContext ? navigator.locks : undefined,
});

type Query = Readonly<Record<string, unknown>>;

/** The member API under `/api/`. Every method gives the envelope's `data` or throws `ApiError`. */
export const api = {
  get: <T>(path: string, query: Query = {}, signal?: AbortSignal): Promise<T> =>
    client.call<T>('GET', `/api/${path}`, { query, signal }),
  post: <T>(path: string, body: unknown, options: Omit<CallOptions, 'body'> = {}): Promise<T> =>
    client.call<T>('POST', `/api/${path}`, { ...options, body }),
  delete: <T>(path: string, query: Query): Promise<T> => client.call<T>('DELETE', `/api/${path}`, { query }),
  /** A document. */
  file: (path: string, query: Query): Promise<Blob> => client.call<Blob>('GET', `/api/${path}`, { query }),
  /** An uploaded file by the address its row has, also one that only its uploader may see. */
  stored: (url: string): Promise<Blob> => client.call<Blob>('GET', url),
};
