import { randomUUID } from 'node:crypto';
import type { Type } from '@nestjs/common';
import type { SiteSettings } from '@parcelway/contracts';
import type { Config } from '@parcelway/platform';
import { readConfig } from '@parcelway/platform';
import { testNats, testRedis, testSecrets } from '@parcelway/testing';
import { sign } from 'jsonwebtoken';
import { connect } from 'nats';
import type { NatsConnection } from 'nats';
import type { RunningGateway } from '../src';
import { startGateway } from '../src';
import { FakeServices } from './fake-services';
import { seededMenus } from './menu-rows';

export interface Envelope {
  readonly code: number;
  readonly msg: string;
  readonly time: number;
  readonly data: unknown;
}

export interface Heard<Body = Envelope> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

interface Options {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Settings as a first start makes them. */
export const siteOfTests: SiteSettings = {
  site_name: 'Parcelway',
  record_number: '',
  version: 'v1.0.0',
  cdn_url: '',
  api_url: '',
  service_wechat_qr_code: '',
  service_phone: '+44 20 7946 0142',
  service_email: 'service@example.com',
  open_member_center: true,
  upload: {
    mode: 'local',
    max_bytes: 10_485_760,
    mimetype: 'jpg,png,pdf',
    save_name: '/storage/{topic}/{year}{mon}{day}/{fileName}{fileSha1}{.suffix}',
  },
  protocols: [],
  no_access_ip: [],
  picture_origins: [],
};

/** A gateway of a test's own on a real NATS and Redis, with fake services behind it. */
export class GatewayKit {
  private isCutOff = false;

  private constructor(
    readonly config: Config,
    readonly nats: NatsConnection,
    readonly services: FakeServices,
    private readonly servers: Awaited<ReturnType<typeof testNats>>,
    readonly gateway: RunningGateway,
    private readonly release: () => Promise<void>,
  ) {}

  static async start(
    environment: Readonly<Record<string, string>> = {},
    controllers: readonly Type<unknown>[] = [],
    root?: string,
  ): Promise<GatewayKit> {
    const [servers, redis] = await Promise.all([testNats(), testRedis()]);
    const config = readConfig({
      ...testSecrets,
      NATS_URL: servers.url,
      REDIS_URL: redis.url,
      PORT: '0',
      LOG_LEVEL: 'silent',
      ...environment,
    });
    const nats = await connect({ servers: servers.url, maxReconnectAttempts: -1, reconnectTimeWait: 100 });
    const gateway = await startGateway(config, { controllers, ...(root === undefined ? {} : { root }) });
    const release = async (): Promise<void> => {
      await gateway.stop();
      await nats.close();
      await Promise.all([servers.release(), redis.release()]);
    };
    const services = new FakeServices(nats);
    services.answer('user.site-settings.site', () => siteOfTests);
    services.answer('user.session.isLive', () => true);
    return new GatewayKit(config, nats, services, servers, gateway, release);
  }

  /** One request; the body is parsed as JSON where the answer says it is. */
  async call<Body = Envelope>(
    method: string,
    path: string,
    { headers = {}, body }: Options = {},
  ): Promise<Heard<Body>> {
    if (!this.isCutOff) await this.services.settled();
    const response = await fetch(`${this.gateway.url}${path}`, {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      body: (isJson ? JSON.parse(text) : text) as Body,
    };
  }

  token(
    kind: 'member' | 'admin',
    {
      id = 1,
      sid = String(randomUUID()),
      expiresIn = 3600,
      secret = this.config.jwtSecret,
      name = 'demo',
    } = {},
  ): string {
    return sign({ kind, sid, name }, secret, { subject: String(id), expiresIn, algorithm: 'HS256' });
  }

  /** Headers of a logged-in member. */
  member(options: Parameters<GatewayKit['token']>[1] = {}): Record<string, string> {
    return { 'ba-user-token': this.token('member', options) };
  }

  /** Headers of an admin on the legacy face who has these nodes. */
  admin(nodes: readonly string[] | '*' = '*'): Record<string, string> {
    this.allow(nodes);
    return { batoken: this.token('admin') };
  }

  /** Headers of an admin on REST who has these nodes. */
  bearer(nodes: readonly string[] | '*' = '*'): Record<string, string> {
    this.allow(nodes);
    return { authorization: `Bearer ${this.token('admin')}` };
  }

  private allow(nodes: readonly string[] | '*'): void {
    this.services.answer('user.admin-access.mine', () => ({
      id: 1,
      username: 'admin',
      nickname: 'Admin',
      avatar: '',
      last_login_time: null,
      super: nodes === '*',
      nodes,
    }));
    this.services.answer('user.admin-access.menus', seededMenus);
  }

  /** Stops NATS until `reconnect`. */
  async cutOff(): Promise<void> {
    this.isCutOff = true;
    await this.servers.stop();
  }

  async reconnect(): Promise<void> {
    await this.servers.restart();
    const isBack = (): Promise<boolean> =>
      this.nats.flush().then(
        () => true,
        () => false,
      );
    while (!(await isBack())) await new Promise((resolve) => setImmediate(resolve));
    this.isCutOff = false;
  }

  stop(): Promise<void> {
    return this.release();
  }
}
