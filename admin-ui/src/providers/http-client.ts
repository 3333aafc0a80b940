import { fetchUtils, HttpError } from 'react-admin';
import { problemBody, problemText } from './problem';
import { clearSession, readSession, writeSession } from './session';

/** Where the gateway's REST face answers. */
export const REST = '/rest';

let locale = 'zh-cn';

/** The language the server is asked to answer in. */
export function speak(next: string): void {
  locale = next;
}

/** What `fetch` would do, as the logged-in admin: an expired token is renewed once and the request sent again. */
async function send(url: string, options: RequestInit): Promise<Response> {
  // After a log out nothing needs to ask the server to hear that.
  if (!readSession() && url !== `${REST}/login`) return new Response(null, { status: 401 });
  const response = await fetch(url, withHeaders(options));
  if (response.status !== 401 || url === `${REST}/login`) return response;
  return (await renew()) ? fetch(url, withHeaders(options)) : response;
}

function withHeaders(options: RequestInit): RequestInit {
  const headers = new Headers(options.headers);
  if (!headers.has('Accept')) headers.set('Accept', 'application/json');
  headers.set('Accept-Language', locale);
  headers.set('think-lang', locale);
  if (options.body !== undefined && options.body !== null) headers.set('Content-Type', 'application/json');
  const session = readSession();
  if (session) headers.set('Authorization', `Bearer ${session.token}`);
  return { ...options, headers };
}

let renewing: Promise<boolean> | null = null;

/** One renewal for all requests that failed meanwhile. */
function renew(): Promise<boolean> {
  renewing ??= renewOnce().finally(() => {
    renewing = null;
  });
  return renewing;
}

async function renewOnce(): Promise<boolean> {
  const session = readSession();
  if (!session?.refreshToken) return false;
  const response = await fetch(`${REST}/refresh`, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json', 'think-lang': locale },
    body: JSON.stringify({ refresh_token: session.refreshToken }),
  });
  if (!response.ok) {
    // A server that is down says nothing about the token; only a refusal ends the session.
    if (response.status < 500) clearSession();
    return false;
  }
  const { token } = (await response.json()) as { token: string };
  writeSession({ ...session, token });
  return true;
}

async function refusal(response: Response): Promise<HttpError> {
  let body: unknown;
  try {
    body = await response.json();
  } catch {
    body = undefined;
  }
  return new HttpError(
    problemText(body, response.statusText || String(response.status)),
    response.status,
    problemBody(body),
  );
}

/** The client of the data provider. Throws HttpError with the server's sentence, its problem and `errors` by field. */
export const httpClient: typeof fetchUtils.fetchJson = async (url, options = {}) => {
  const response = await send(String(url), options);
  if (!response.ok) throw await refusal(response);
  const body = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body,
    json: body === '' ? null : (JSON.parse(body) as unknown),
  };
};

/** Calls one REST path and answers its JSON. Throws HttpError. */
export async function callRest<Answer>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Answer> {
  const { json } = await httpClient(`${REST}${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return json as Answer;
}

/** Fetches a document, a PDF label say. Throws HttpError. */
export async function fetchDocument(path: string): Promise<Blob> {
  const response = await send(`${REST}${path}`, { headers: { Accept: 'application/pdf' } });
  if (!response.ok) throw await refusal(response);
  return response.blob();
}
