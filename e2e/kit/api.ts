/** An answer of the legacy face. */
export interface Envelope<Data = never> {
  readonly code: number;
  readonly msg: string;
  readonly time: number;
  readonly data: Data;
}

export interface CallOptions {
  readonly token?: string;
  readonly lang?: 'zh-cn' | 'en';
  readonly key?: string;
}

/** A client of the gateway that speaks as the existing web clients do. */
export class Api {
  constructor(
    readonly url: string,
    private readonly defaults: CallOptions = {},
  ) {}

  as(options: CallOptions): Api {
    return new Api(this.url, { ...this.defaults, ...options });
  }

  async get<Data>(path: string, options: CallOptions = {}): Promise<Envelope<Data>> {
    return (await this.fetch(path, { method: 'GET' }, options)).json() as Promise<Envelope<Data>>;
  }

  async post<Data>(path: string, body: object, options: CallOptions = {}): Promise<Envelope<Data>> {
    const init = {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    };
    return (await this.fetch(path, init, options)).json() as Promise<Envelope<Data>>;
  }

  /** The data of a call that must succeed. */
  async ok<Data>(answer: Promise<Envelope<Data>>): Promise<Data> {
    const { code, msg, data } = await answer;
    if (code !== 1) throw new Error(`code ${code}: ${msg}`);
    return data;
  }

  async pdf(path: string, options: CallOptions = {}): Promise<Uint8Array> {
    const answer = await this.fetch(path, { method: 'GET' }, options);
    if (answer.headers.get('content-type') !== 'application/pdf')
      throw new Error(`no PDF: ${await answer.text()}`);
    return new Uint8Array(await answer.arrayBuffer());
  }

  fetch(path: string, init: RequestInit, options: CallOptions = {}): Promise<Response> {
    const { token, lang = 'zh-cn', key } = { ...this.defaults, ...options };
    const tokenHeader = path.startsWith('/admin') ? 'batoken' : 'ba-user-token';
    return fetch(`${this.url}${path}`, {
      ...init,
      headers: {
        ...(init.headers as Record<string, string> | undefined),
        'think-lang': lang,
        server: 'true',
        ...(token
          ? {
              [tokenHeader]: token,
              ...(path.startsWith('/rest') ? { authorization: `Bearer ${token}` } : {}),
            }
          : {}),
        ...(key ? { 'idempotency-key': key } : {}),
      },
    });
  }
}
