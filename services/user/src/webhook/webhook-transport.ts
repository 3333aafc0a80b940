import { lookup as lookUp } from 'node:dns';
import type { LookupAddress } from 'node:dns';
import { request as requestHttp } from 'node:http';
import type { IncomingMessage, RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { performance } from 'node:perf_hooks';
import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '@parcelway/platform';
import { CONFIG } from '@parcelway/platform';
import { isPublicAddress } from './domain/public-address';

const TIMEOUT_MS = 10_000;
const KEPT_BYTES = 65_536;

export interface WebhookAnswer {
  /** Null = none. */
  readonly httpStatus: number | null;
  readonly durationMs: number;
  /** The beginning of what was answered, or why nothing was. */
  readonly response: string;
}

/**
 * Posts to members' systems: https on public addresses only. The address is checked as it is resolved for the connection, so a name that
 * points elsewhere later gets nowhere; a redirect is an answer like any other and not followed.
 */
@Injectable()
export class WebhookTransport {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Whether anything may be sent to this URL: its form, and where its name points now. */
  async mayReach(url: string): Promise<boolean> {
    const target = this.targetOf(url);
    if (!target) return false;
    if (isIP(target.host)) return true;
    return new Promise((resolve) => {
      this.lookup(target.host, { all: true }, (error) => resolve(error === null));
    });
  }

  /** Never rejects. */
  async post(url: string, body: string, headers: Readonly<Record<string, string>>): Promise<WebhookAnswer> {
    const start = performance.now();
    const took = (): number => Math.round(performance.now() - start);
    const target = this.targetOf(url);
    if (!target) return { httpStatus: null, durationMs: 0, response: 'address not allowed' };
    try {
      const { status, text } = await this.exchange(target.url, body, headers);
      return { httpStatus: status, durationMs: took(), response: text };
    } catch (error) {
      return { httpStatus: null, durationMs: took(), response: reasonOf(error) };
    }
  }

  private targetOf(text: string): { readonly url: URL; readonly host: string } | null {
    if (!URL.canParse(text)) return null;
    const url = new URL(text);
    const isOpen = this.config.webhooksAnywhere;
    const isAllowed = url.protocol === 'https:' || (isOpen && url.protocol === 'http:');
    if (!isAllowed || url.username !== '' || url.password !== '') return null;
    const host = url.hostname.replace(/^\[|\]$/g, '');
    // Nothing is looked up for an address that is written out.
    return isIP(host) && !isOpen && !isPublicAddress(host) ? null : { url, host };
  }

  /** All addresses of a name, or an error where one of them is not public. */
  private readonly lookup: LookupFunction = (host, options, callback) => {
    lookUp(host, { family: options.family ?? 0, all: true }, (error, addresses: LookupAddress[]) => {
      const refuse = (reason: NodeJS.ErrnoException): void => callback(reason, '', 0);
      if (error) return refuse(error);
      if (!this.config.webhooksAnywhere && !addresses.every(({ address }) => isPublicAddress(address)))
        return refuse(Object.assign(new Error('address not allowed'), { code: 'EACCES' }));
      const [first] = addresses;
      if (!first) return refuse(Object.assign(new Error('no address'), { code: 'ENOTFOUND' }));
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };

  private exchange(
    url: URL,
    body: string,
    headers: Readonly<Record<string, string>>,
  ): Promise<{ readonly status: number; readonly text: string }> {
    const options: RequestOptions = {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Parcelway-Webhooks/1',
        ...headers,
      },
      lookup: this.lookup,
      agent: false,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    };
    return new Promise((resolve, reject) => {
      const send = url.protocol === 'https:' ? requestHttps : requestHttp;
      const request = send(url, options, (answer) => {
        beginningOf(answer).then((text) => {
          request.destroy();
          resolve({ status: answer.statusCode ?? 0, text });
        }, reject);
      });
      request.on('error', reject);
      request.end(body);
    });
  }
}

async function beginningOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= KEPT_BYTES) break;
  }
  // Text columns hold no NUL.
  return Buffer.concat(chunks).subarray(0, KEPT_BYTES).toString().replaceAll('\0', '');
}

function reasonOf(error: unknown): string {
  const { name, code, message } = error as NodeJS.ErrnoException;
  if (name === 'AbortError' || name === 'TimeoutError') return 'no answer within 10 s';
  return code === 'EACCES' ? 'address not allowed' : (code ?? message).slice(0, 200);
}
