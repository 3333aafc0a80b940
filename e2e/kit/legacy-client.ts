import type { Envelope } from './api';

/** A page of the existing client runs on another origin than the gateway while it is developed: every call is preflighted. */
const ORIGIN = 'http://localhost:1818';

/** The five headers of a preflight that the existing clients cause. */
const ASKED_HEADERS = 'think-lang,server,batoken,ba-user-token,content-type';

export interface LegacyCall {
  readonly query?: string;
  readonly body?: object | FormData;
  readonly lang?: 'zh-cn' | 'en';
}

/** One browser tab of an existing client: keeps both tokens, sends both headers on every call, never a cookie. */
export class LegacyClient {
  admin = { token: '', refresh: '' };
  member = { token: '', refresh: '' };

  constructor(readonly url: string) {}

  get<Data>(path: string, query = '', lang?: LegacyCall['lang']): Promise<Envelope<Data>> {
    return this.call<Data>('GET', path, { query, ...(lang ? { lang } : {}) });
  }

  post<Data>(path: string, body: object | FormData = {}, lang?: LegacyCall['lang']): Promise<Envelope<Data>> {
    return this.call<Data>('POST', path, { body, ...(lang ? { lang } : {}) });
  }

  delete<Data>(path: string, query: string): Promise<Envelope<Data>> {
    return this.call<Data>('DELETE', path, { query });
  }

  async call<Data>(method: string, path: string, call: LegacyCall = {}): Promise<Envelope<Data>> {
    const answer = await this.fetch(method, path, call);
    if (answer.status !== 200)
      throw new Error(`${method} ${path}: HTTP ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Envelope<Data>;
  }

  fetch(
    method: string,
    path: string,
    { query = '', body, lang = 'zh-cn' }: LegacyCall = {},
  ): Promise<Response> {
    return fetch(`${this.url}${path}${query ? `?${query}` : ''}`, {
      method,
      headers: {
        accept: 'application/json, text/plain, */*',
        'think-lang': lang,
        server: 'true',
        origin: ORIGIN,
        ...(this.admin.token ? { batoken: this.admin.token } : {}),
        ...(this.member.token ? { 'ba-user-token': this.member.token } : {}),
        // The log-in pages send this header on GETs without a body.
        ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
  }

  preflight(path: string, method = 'POST'): Promise<Response> {
    return fetch(`${this.url}${path}`, {
      method: 'OPTIONS',
      headers: {
        origin: ORIGIN,
        'access-control-request-method': method,
        'access-control-request-headers': ASKED_HEADERS,
      },
    });
  }
}
