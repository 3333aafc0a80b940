import 'reflect-metadata';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crudOf, partnerApp, webhook } from '@parcelway/contracts';
import type { UserServiceUnderTest } from '../../test/running-service';
import {
  asAdmin,
  asMember,
  eventually,
  newMember,
  outboxOf,
  runUserService,
} from '../../test/running-service';
import { WebhookQueue } from './webhook-queue';
import { QUEUE_EVENTS } from './webhook.queries';

interface Heard {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** A member's system that answers as it is told. */
async function memberSystem() {
  const heard: Heard[] = [];
  const system = { status: 200, heard, url: '', close: () => server.close() };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      heard.push({ headers: request.headers, body });
      response.writeHead(system.status, { location: 'http://127.0.0.1:1/' }).end(`answer ${system.status}`);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  system.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return system;
}

describe('webhooks', () => {
  let under: UserServiceUnderTest;
  let memberId: number;
  let app: { id: number; app_id: string };
  const client = () => under.client(webhook);
  const me = () => asMember(memberId);
  const refused = (code: string) => expect.objectContaining({ name: 'DomainError', code });
  const systems: { close(): void }[] = [];
  const system = async () => {
    const one = await memberSystem();
    systems.push(one);
    return one;
  };

  beforeAll(async () => {
    under = await runUserService({ WEBHOOKS_ANYWHERE: '1' });
  });
  beforeEach(async () => {
    memberId = await newMember(under);
    app = await under.client(partnerApp).save({ name: 'Shop' }, me());
  });
  afterAll(async () => {
    for (const one of systems) one.close();
    await under.stop();
  });

  const happen = async (id: string, type = 'sheetOrder.booked') => {
    const body = JSON.stringify({ id, type, object: { out_order_id: '张-1' } });
    const event = { event_id: id, type, object_no: 'T-1', body, app_id: app.app_id };
    await under.database.query(QUEUE_EVENTS, [JSON.stringify([event])]);
    return body;
  };
  const attempts = async (endpoint: number) =>
    (await client().attempts({ endpoint_id: endpoint }, me())).list.map(
      ({ attempt, status, http_status }) => ({
        attempt,
        status,
        http_status,
      }),
    );
  /** Lets the waiting try come due. */
  const due = async (endpoint: number) => {
    await under.database.query(
      `UPDATE webhook_attempt SET next_at = now() WHERE endpoint_id = $1 AND status = 'queued'`,
      [endpoint],
    );
    under.running.app.get(WebhookQueue).wake();
  };
  const settled = (endpoint: number, count: number) =>
    eventually(
      () => attempts(endpoint),
      (all) => all.filter(({ status }) => status !== 'queued').length === count,
    );

  it('tell each event once, signed over its time and bytes, to the endpoints that listen', async () => {
    const [wide, narrow] = [await system(), await system()];
    const first = await client().save({ partner_app_id: app.id, url: wide.url }, me());
    await client().save({ partner_app_id: app.id, url: narrow.url, events: ['sheetOrder.failed'] }, me());
    const body = await happen('e-1');
    await happen('e-1');
    await settled(first.id, 1);
    expect(wide.heard.map((one) => one.body)).toEqual([body]);
    expect(narrow.heard).toEqual([]);
    const [, time = '', v1] =
      /^t=(\d+),v1=(\w+)$/.exec(String(wide.heard[0]?.headers['webhook-signature'])) ?? [];
    expect(v1).toBe(
      createHmac('sha256', first.secret ?? '')
        .update(`${time}.${body}`)
        .digest('hex'),
    );
    expect(Math.abs(Number(time) - Date.now() / 1000)).toBeLessThan(60);
    expect(wide.heard[0]?.headers['webhook-id']).toBe('e-1');
    expect(await attempts(first.id)).toEqual([{ attempt: 1, status: 'ok', http_status: 200 }]);
  });

  it('try again what did not arrive, a redirect included, and say so; the first that arrives makes all well', async () => {
    const one = await system();
    one.status = 302;
    const { id } = await client().save({ partner_app_id: app.id, url: one.url }, me());
    await happen('e-2');
    await settled(id, 1);
    expect(await client().mine({}, me())).toMatchObject([{ id, status: 'failing' }]);
    const waiting = (await client().attempts({ endpoint_id: id }, me())).list[0];
    expect(waiting).toMatchObject({ attempt: 2, status: 'queued' });
    const seconds = (waiting?.next_at ?? 0) - (waiting?.create_time ?? 0);
    expect(seconds).toBeGreaterThanOrEqual(23);
    expect(seconds).toBeLessThanOrEqual(37);
    one.status = 204;
    await due(id);
    await settled(id, 2);
    expect(await attempts(id)).toEqual([
      { attempt: 2, status: 'ok', http_status: 204 },
      { attempt: 1, status: 'failed', http_status: 302 },
    ]);
    expect(await client().mine({}, me())).toMatchObject([{ status: 'on', failing_since: null }]);
  });

  it('give up after fourteen tries', async () => {
    const one = await system();
    one.status = 500;
    const { id } = await client().save({ partner_app_id: app.id, url: one.url }, me());
    await happen('e-3');
    await settled(id, 1);
    await under.database.query(
      `UPDATE webhook_attempt SET attempt = 14 WHERE endpoint_id = $1 AND attempt = 2`,
      [id],
    );
    await due(id);
    await settled(id, 2);
    expect(await attempts(id)).toEqual([
      { attempt: 14, status: 'given_up', http_status: 500 },
      { attempt: 1, status: 'failed', http_status: 500 },
    ]);
  });

  it('are switched off after three days without one that arrived, with a mail to the member; what waits is given up', async () => {
    const one = await system();
    one.status = 503;
    await under.database.query(`UPDATE member SET email = $2 WHERE id = $1`, [
      memberId,
      `m${memberId}@example.com`,
    ]);
    const { id } = await client().save({ partner_app_id: app.id, url: one.url }, me());
    await happen('e-4');
    await settled(id, 1);
    await under.database.query(
      `UPDATE webhook_endpoint SET failing_since = now() - interval '73 hours' WHERE id = $1`,
      [id],
    );
    await due(id);
    await settled(id, 2);
    expect(await client().mine({}, me())).toMatchObject([{ status: 'off' }]);
    const mails = await under.database.query<unknown[]>(
      `SELECT 1 FROM sent_message WHERE "to" = $1 AND event = 'webhook_off'`,
      [`m${memberId}@example.com`],
    );
    expect(mails).toHaveLength(1);
    await due(id);
    await settled(id, 3);
    expect((await attempts(id))[0]).toMatchObject({ attempt: 3, status: 'given_up' });
    expect(one.heard).toHaveLength(2);
    await happen('e-5');
    expect(await attempts(id)).toHaveLength(3);

    one.status = 200;
    await client().save({ id, status: 'on' }, me());
    const [last] = (await client().attempts({ endpoint_id: id }, me())).list;
    expect(await client().resend({ ids: [last?.id ?? 0] }, me())).toEqual({ done: 1, failed: 0 });
    await settled(id, 4);
    expect((await attempts(id))[0]).toEqual({ attempt: 4, status: 'ok', http_status: 200 });
  });

  it('are tried by a ping, which is told', async () => {
    const one = await system();
    const { id } = await client().save({ partner_app_id: app.id, url: one.url }, me());
    expect(await client().test({ id }, me())).toMatchObject({ http_status: 200 });
    expect(JSON.parse(one.heard[0]?.body ?? '')).toMatchObject({ type: 'ping', version: 1 });
    one.close();
    const nowhere = await client().save({ partner_app_id: app.id, url: 'http://127.0.0.1:1/' }, me());
    expect(await client().test({ id: nowhere.id }, me())).toMatchObject({ http_status: null });
  });

  it('C23: belong to their member: to another they are not there', async () => {
    const one = await system();
    const { id } = await client().save({ partner_app_id: app.id, url: one.url }, me());
    await client().test({ id }, me());
    const [ping] = (await client().attempts({ endpoint_id: id }, me())).list;
    const other = asMember(await newMember(under));
    expect(await client().mine({}, other)).toEqual([]);
    const none = refused('webhook.not_found');
    await expect(client().save({ id, url: one.url }, other)).rejects.toEqual(none);
    await expect(client().test({ id }, other)).rejects.toEqual(none);
    await expect(client().attempts({ endpoint_id: id }, other)).rejects.toEqual(none);
    await expect(client().remove({ id }, other)).rejects.toEqual(none);
    expect(await client().resend({ ids: [ping?.id ?? 0] }, other)).toEqual({ done: 0, failed: 1 });
    const theirs = client().save({ partner_app_id: app.id, url: one.url }, other);
    await expect(theirs).rejects.toEqual(refused('partner.not_found'));
    await client().remove({ id }, me());
    await expect(client().test({ id }, me())).rejects.toEqual(none);
  });

  it('have a secret that is told once, also where staff make or roll it', async () => {
    const one = await system();
    const crud = under.client(crudOf('user'));
    const row = { partner_app_id: app.id, url: one.url, events: [] };
    const { id } = await crud.add({ resource: 'webhook-endpoint', row }, asAdmin());
    const { secret = '' } = await client().save({ id, roll_secret: true }, asAdmin());
    expect(secret).toMatch(/^whsec_[\w-]{43}$/);
    const shown = await crud.list({ resource: 'webhook-endpoint' }, asAdmin());
    expect(JSON.stringify(shown)).not.toContain(secret);
    expect(JSON.stringify(shown)).toContain(secret.slice(-4));
    expect(await client().save({ id, url: one.url }, me())).toEqual({ id });
    const bad = { ...row, events: ['everything'] };
    await expect(crud.add({ resource: 'webhook-endpoint', row: bad }, asAdmin())).rejects.toEqual(
      refused('request.invalid'),
    );
    expect(JSON.stringify(await outboxOf(under.database, 'user.partner-app-changed'))).not.toContain(
      'whsec_',
    );
  });
});
