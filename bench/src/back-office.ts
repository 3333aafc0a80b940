/** The demo's admin at the REST face, for files in and out. */
export class BackOffice {
  private constructor(
    private readonly url: string,
    private readonly token: string,
  ) {}

  static async logIn(url: string): Promise<BackOffice> {
    const form = { username: 'admin', password: 'Admin123' };
    const { token } = await new BackOffice(url, '').post<{ token: string }>('/login', form);
    return new BackOffice(url, token);
  }

  async get<Data>(path: string): Promise<Data> {
    return (await this.fetch(path, {})).json() as Promise<Data>;
  }

  async post<Data>(path: string, body: object): Promise<Data> {
    const isForm = body instanceof FormData;
    const answer = await this.fetch(path, {
      method: 'POST',
      body: isForm ? body : JSON.stringify(body),
      headers: isForm ? {} : { 'content-type': 'application/json' },
    });
    return answer.json() as Promise<Data>;
  }

  async fetch(path: string, init: RequestInit & { headers?: Record<string, string> }): Promise<Response> {
    const headers = { ...init.headers, authorization: `Bearer ${this.token}`, 'accept-language': 'en' };
    const answer = await fetch(`${this.url}/rest${path}`, { ...init, headers });
    if (!answer.ok) throw new Error(`${path}: ${(await answer.text()).slice(0, 500)}`);
    return answer;
  }
}
