import { randomUUID } from 'node:crypto';
import { Controller, Get, Post } from '@nestjs/common';
import type { CallContext, PartnerCredentials } from '@parcelway/contracts';
import { partnerAppChanged } from '@parcelway/contracts';
import { signature } from '@parcelway/partner-client';
import type { FastifyRequest } from 'fastify';
import { GatewayKit } from '../../test/gateway-kit';
import { CarrierOnly, PartnerOnly } from '../auth/access';
import { Context, HttpRequest, Input } from '../http/input';

@Controller('api/open/test')
@PartnerOnly()
class EchoController {
  @Post('echo')
  echo(@Input() body: unknown, @Context() context: CallContext, @HttpRequest() request: FastifyRequest) {
    return { body, identity: context.identity, partner: request.partner };
  }

  @Get('read')
  read(@Context() context: CallContext) {
    return { locale: context.locale };
  }

  @Post('report')
  @CarrierOnly()
  report() {
    return {};
  }
}

interface Problem {
  readonly code: string;
  readonly detail: string;
  readonly status: number;
  readonly fields: readonly { readonly field: string }[];
}

const SECRET = 'demo-secret';
const PATH = '/api/open/test/echo';

describe('the partners’ face', () => {
  let kit: GatewayKit;
  let app: PartnerCredentials;
  const partner: Omit<PartnerCredentials, 'app_id'> = {
    user_id: 7,
    secrets: [{ secret: SECRET, expires_at: null }],
    channel_ids: [3],
    ip_allow: '',
    rate_per_minute: 300,
    logistice: 'self',
    pay_way: 'balance',
    carrier_code: '',
    is_on: true,
  };
  beforeAll(async () => {
    kit = await GatewayKit.start({}, [EchoController]);
    kit.services.answer('user.partner-app.credentials', ({ request }) =>
      request['app_id'] === app.app_id ? app : null,
    );
    kit.services.answer('user.partner-app.used', () => null);
  });
  afterAll(() => kit.stop());
  beforeEach(() => {
    app = { ...partner, app_id: `app-${randomUUID().slice(0, 8)}` };
  });

  interface Call {
    readonly method?: string;
    readonly path?: string;
    readonly body?: string;
    readonly secret?: string;
    readonly appId?: string;
    readonly at?: number;
    readonly nonce?: string;
    readonly headers?: Record<string, string>;
    /** What is sent, where it is not what was signed. */
    readonly sent?: { readonly path?: string; readonly body?: string };
  }
  const call = <Body = Problem>(given: Call = {}) => {
    const { method = 'POST', path = PATH, body = '{"a":1}', secret = SECRET, headers = {}, sent } = given;
    const { appId = app.app_id, at = Date.now() / 1000, nonce = randomUUID() } = given;
    const timestamp = String(Math.floor(at));
    const text = method === 'GET' ? '' : body;
    const sign = signature(secret, { method, path, appId, timestamp, nonce, body: text });
    return kit.call<Body>(method, sent?.path ?? path, {
      headers: { 'app-id': appId, timestamp, nonce, sign, ...headers },
      ...(method === 'GET' ? {} : { body: sent?.body ?? text }),
    });
  };
  const refusal = async (given: Call) => {
    const { status, body } = await call(given);
    return { status, code: body.code, field: body.fields[0]?.field };
  };

  it('lets in what the app signed, in its name and without its secrets', async () => {
    const { status, body } = await call<Record<string, unknown>>();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      body: { a: 1 },
      identity: { kind: 'service', name: 'gateway' },
      partner: { app_id: app.app_id, user_id: 7, channel_ids: [3] },
    });
    expect(JSON.stringify(body)).not.toContain(SECRET);
  });

  it('C30: checks the bytes that were sent: spaces, order of keys and é kept; one byte changed is refused, and so are six minutes', async () => {
    const body = '{ "z" : "café 张伟",\n  "a": 1.50 }';
    expect((await call({ body })).status).toBe(201);
    expect(await refusal({ body, sent: { body: body.replace('1.50', '1.51') } })).toEqual({
      status: 401,
      code: 'partner.bad_signature',
      field: 'sign',
    });
    for (const minutes of [-6, 6])
      expect(await refusal({ body, at: Date.now() / 1000 + minutes * 60 })).toEqual({
        status: 401,
        code: 'partner.clock',
        field: 'timestamp',
      });
  });

  it.each<[string, Call]>([
    ['another path', { sent: { path: '/api/open/test/Echo' } }],
    ['another query', { path: `${PATH}?a=1`, sent: { path: `${PATH}?a=2` } }],
    ['another secret', { secret: 'other-secret' }],
    ['an app that does not exist', { appId: 'nobody' }],
  ])('refuses %s', async (_name, given) => {
    expect(await refusal(given)).toMatchObject({ status: 401, code: 'partner.bad_signature' });
  });

  it.each(['app-id', 'timestamp', 'nonce', 'sign'])(
    'names the header %s where it is malformed',
    async (name) => {
      expect(await refusal({ headers: { [name]: 'not it!' } })).toEqual({
        status: 401,
        code: 'partner.not_signed',
        field: name,
      });
    },
  );

  it('takes a query in any order', async () => {
    const path = '/api/open/test/read?b=2&a=%E5%BC%A0';
    const sent = { path: '/api/open/test/read?a=%E5%BC%A0&b=2' };
    expect((await call({ method: 'GET', path, sent })).status).toBe(200);
  });

  it('takes a nonce once, of twenty at the same time too', async () => {
    const nonce = randomUUID();
    const all = await Promise.all(Array.from({ length: 20 }, () => call({ nonce })));
    expect(all.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(all.filter(({ body }) => body.code === 'partner.nonce_used')).toHaveLength(19);
  });

  it('takes two living secrets, and a rolled or revoked one no longer once that is said', async () => {
    const soon = Math.floor(Date.now() / 1000) + 3_600;
    app = {
      ...app,
      secrets: [
        { secret: 'new-secret', expires_at: null },
        { secret: SECRET, expires_at: soon },
        { secret: 'over', expires_at: soon - 7_200 },
      ],
    };
    expect((await call({ secret: 'new-secret' })).status).toBe(201);
    expect((await call()).status).toBe(201);
    expect((await call({ secret: 'over' })).status).toBe(401);
    const asked = kit.services.received.filter(
      ({ subject, request }) => subject.endsWith('.credentials') && request['app_id'] === app.app_id,
    );
    expect(asked).toHaveLength(1);
    app = { ...app, secrets: [{ secret: 'new-secret', expires_at: null }] };
    kit.nats.publish(partnerAppChanged.subject, JSON.stringify({ data: { app_id: app.app_id } }));
    await kit.services.settled();
    expect((await call({ secret: 'new-secret' })).status).toBe(201);
    expect((await call()).status).toBe(401);
  });

  it('refuses an app that is off, an address it did not name, and reports of no carrier', async () => {
    app = { ...app, is_on: false };
    expect(await refusal({})).toMatchObject({ status: 403, code: 'partner.off' });
    app = { ...app, app_id: `${app.app_id}-ip`, is_on: true, ip_allow: '192.0.2.0/24\n2001:db8::1' };
    expect(await refusal({})).toMatchObject({ status: 403, code: 'partner.address' });
    expect((await call({ headers: { 'x-forwarded-for': '192.0.2.9' } })).status).toBe(201);
    const path = '/api/open/test/report';
    const headers = { 'x-forwarded-for': '192.0.2.9' };
    expect(await refusal({ path, headers })).toMatchObject({ status: 403, code: 'partner.no_carrier' });
    app = { ...app, app_id: `${app.app_id}-c`, carrier_code: 'yodel' };
    expect((await call({ path, headers })).status).toBe(201);
  });

  it('counts the calls of an app in a minute, and says when to come back', async () => {
    app = { ...app, rate_per_minute: 2 };
    // Over two minutes there are at least three calls in one of them.
    const all = [];
    for (let turn = 0; turn < 5; turn += 1) all.push(await call());
    const refused = all.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.body.code).toBe('partner.too_many_calls');
    const seconds = Number(refused[0]?.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
  });

  it('answers in the language that is asked for, as problem details', async () => {
    const spoken = (language: string) => call({ secret: 'x', headers: { 'accept-language': language } });
    const english = await spoken('en-GB,en;q=0.9');
    expect(english.headers.get('content-type')).toContain('application/problem+json');
    expect(english.body.detail).toBe('The signature is wrong');
    expect((await spoken('zh-CN')).body.detail).toBe('签名不正确');
    const unknown = await kit.call<Problem>('GET', '/api/open/v1/nothing');
    expect([unknown.status, unknown.body.code]).toEqual([404, 'request.unsupported']);
  });

  it('takes a member’s token for nothing', async () => {
    const headers = kit.member();
    const { status, body } = await kit.call<Problem>('POST', PATH, { headers, body: {} });
    expect([status, body.code]).toEqual([401, 'partner.not_signed']);
  });
});
