import { ApiError, Client } from '@parcelway/client';
import type { Answer, CallOptions, Language } from '@parcelway/client';
import { fetchUtils, HttpError } from 'react-admin';
import type { ErrorBody } from './problem';
import { sessions } from './session';

/** Where the gateway's REST face answers. */
export const REST = '/rest';

let language: Language = 'zh-cn';

/** The language the server is asked to answer in. */
export function speak(next: Language): void {
  language = next;
}

export const spoken = (): Language => language;

/** What the page does for the client; the workspace puts its own in while it is open. */
export const page = {
  onLoginNeeded: (): void => undefined,
  onRedirect: (_path: string): void => undefined,
  onSuccess: (_text: string): void => undefined,
};

/** The client of the admin's own calls, on either face. Throws `ApiError`; what follows throws react-admin's `HttpError`. */
export const client = new Client({
  identity: 'admin',
  sessions,
  language: () => language,
  onLoginNeeded: () => page.onLoginNeeded(),
  onRedirect: (path) => page.onRedirect(path),
  onSuccess: (text) => page.onSuccess(text),
  // Browsers give out locks on secure pages only.
  locks: window.isSecureContext ? navigator.locks : undefined,
});

type Method = Parameters<Client['call']>[0];

async function exchange<T>(method: Method, url: string, options: CallOptions): Promise<Answer<T>> {
  // After a log out nothing needs to ask the server to hear that.
  if (!sessions.get() && url !== `${REST}/login`) throw new HttpError('', 401, { needsLogin: true });
  try {
    return await client.exchange<T>(method, url, options);
  } catch (error) {
    throw error instanceof ApiError ? httpErrorOf(error) : error;
  }
}

/** The same error in the form react-admin's hooks and forms read. */
function httpErrorOf({ message, fields, options }: ApiError): HttpError {
  const body: ErrorBody = {
    ...(options.error === undefined ? {} : { code: options.error }),
    ...(options.requestId === undefined ? {} : { request_id: options.requestId }),
    ...(Object.keys(fields).length === 0 ? {} : { errors: fields }),
    ...(options.needsLogin ? { needsLogin: true } : {}),
  };
  return new HttpError(message, options.status ?? 0, body);
}

/** The client of the data provider. */
export const httpClient: typeof fetchUtils.fetchJson = async (url, options = {}) => {
  const { method = 'GET', body, headers } = options;
  const answer = await exchange<unknown>(method as Method, String(url), {
    ...(typeof body === 'string' ? { body: JSON.parse(body) as unknown } : {}),
    headers: Object.fromEntries(new Headers(headers)),
  });
  return { status: answer.status, headers: answer.headers, body: '', json: answer.data };
};

/** Calls one REST path and answers its JSON. */
export async function callRest<T>(
  method: Method,
  path: string,
  body?: unknown,
  options: Omit<CallOptions, 'body'> = {},
): Promise<T> {
  return (await exchange<T>(method, `${REST}${path}`, { ...options, body })).data;
}

/** Fetches an uploaded file by the address its row has, also one without a public address. */
export async function fetchStored(url: string): Promise<Blob> {
  return (await exchange<Blob>('GET', url, {})).data;
}

/** Fetches a document, a PDF label say. */
export async function fetchDocument(path: string): Promise<Blob> {
  const { data } = await exchange<Blob>('GET', `${REST}${path}`, { headers: { Accept: 'application/pdf' } });
  return data;
}
