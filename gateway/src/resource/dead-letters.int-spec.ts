import { DomainError } from '@parcelway/contracts';
import { GatewayKit } from '../../test/gateway-kit';

const SERVICES = ['user', 'order', 'waybill', 'pickup', 'payment', 'terminal'] as const;

describe('the dead letters of all services', () => {
  let kit: GatewayKit;
  /** 60 letters; each minute belongs to the next service. */
  const all = Array.from({ length: 60 }, (_, index) => ({
    service: SERVICES[index % SERVICES.length] ?? 'user',
    event_id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    ...{ event_name: 'x.y', consumer: 'c', payload: {}, error: 'e', attempts: 6 },
    failed_at: new Date(Date.UTC(2026, 6, 1, 9, index)).toISOString(),
  })).reverse();

  beforeAll(async () => {
    kit = await GatewayKit.start();
  });
  beforeEach(() => {
    for (const service of SERVICES) {
      kit.services.answer(`${service}.dead-letter.list`, ({ request }) => {
        const {
          offset = 0,
          limit = 25,
          event_ids,
          direction,
        } = request as {
          offset?: number;
          limit?: number;
          event_ids?: string[];
          direction?: string;
        };
        const own = all.filter(
          (one) => one.service === service && (event_ids?.includes(one.event_id) ?? true),
        );
        if (direction === 'asc') own.reverse();
        const rows = own.slice(offset, offset + limit).map(({ service: _service, ...row }) => row);
        return { rows, total: own.length };
      });
      kit.services.answer(`${service}.dead-letter.replay`, ({ request }) => ({
        done: request['event_ids'],
        failed: [],
      }));
      kit.services.answer(`${service}.dead-letter.del`, ({ request }) => ({
        deleted: (request['event_ids'] as string[]).length,
      }));
    }
  });
  afterAll(() => kit.stop());

  const rest = <Body>(path: string, method = 'GET', body?: unknown) =>
    kit.call<Body>(method, `/rest/dead-letter${path}`, {
      headers: kit.bearer(),
      ...(body ? { body } : {}),
    });
  const idOf = ({ service, event_id }: (typeof all)[number]) => `${service}.${event_id}`;

  it('make one list in the order of failure, whatever page is asked for', async () => {
    const pages = await Promise.all(
      [0, 25, 50].map((from) => rest<{ id: string }[]>(`?range=[${from},${from + 24}]`)),
    );
    expect(pages.flatMap(({ body }) => body.map(({ id }) => id))).toEqual(all.map(idOf));
    expect(pages.map(({ headers }) => headers.get('content-range'))).toEqual([
      'dead-letter 0-24/60',
      'dead-letter 25-49/60',
      'dead-letter 50-59/60',
    ]);
    const oldest = await rest<{ id: string }[]>('?sort=["failed_at","ASC"]&range=[0,6]');
    expect(oldest.body.map(({ id }) => id)).toEqual([...all].reverse().slice(0, 7).map(idOf));
  });

  it('are narrowed to a service, opened one by one and by several ids', async () => {
    const filter = encodeURIComponent(JSON.stringify({ service: 'pickup' }));
    const { body } = await rest<{ service: string }[]>(`?filter=${filter}`);
    expect(new Set(body.map(({ service }) => service))).toEqual(new Set(['pickup']));
    const ids = [all[3], all[10]].flatMap((one) => (one ? [idOf(one)] : []));
    const many = encodeURIComponent(JSON.stringify({ id: ids }));
    expect((await rest<{ id: string }[]>(`?filter=${many}`)).body.map(({ id }) => id)).toEqual(ids);
    expect((await rest<{ id: string }>(`/${ids[0]}`)).body.id).toBe(ids[0]);
    expect((await rest('/user.unknown')).status).toBe(404);
  });

  it('show what they can while a service is away, and say which', async () => {
    kit.services.silence('order.dead-letter.list');
    const { body } = await kit.call('GET', '/admin/DeadLetter/index?limit=100', {
      headers: { ...kit.admin(), 'think-lang': 'en' },
    });
    const page = body.data as { list: { failed_at: number }[]; total: number; remark: string };
    expect([page.list.length, page.total]).toEqual([50, 50]);
    expect(page.remark).toContain('(order)');
    expect(page.list[0]?.failed_at).toBe(Date.UTC(2026, 6, 1, 9, 59) / 1000);
    expect((await rest('/counts')).body).toEqual({
      total: 50,
      services: { ...Object.fromEntries(SERVICES.map((service) => [service, 10])), order: null },
    });
    const filter = encodeURIComponent(JSON.stringify({ service: 'order' }));
    expect((await rest(`?filter=${filter}`)).status).toBe(503);
  });

  it('are replayed and given up where they are', async () => {
    const [first, second] = all;
    const ids = [first, second].flatMap((one) => (one ? [idOf(one)] : []));
    expect((await rest('/replay', 'POST', { ids })).body).toEqual({
      done: expect.arrayContaining(ids),
      failed: [],
    });
    expect(kit.services.last('terminal.dead-letter.replay').request).toEqual({
      event_ids: [first?.event_id],
    });
    const named = { service: 'payment', ids: [second?.event_id] };
    const { body } = await kit.call('POST', '/admin/DeadLetter/replay', {
      headers: kit.admin(),
      body: named,
    });
    expect(body.data).toEqual({ done: [ids[1]], failed: [] });
    expect((await rest(`/${ids[0]}`, 'DELETE')).body).toEqual({ id: ids[0] });
    const gone = await kit.call('DELETE', '/admin/DeadLetter/del?ids[]=user.x', { headers: kit.admin() });
    expect(gone.body).toMatchObject({ code: 1 });
  });

  it('want their nodes', async () => {
    const call = (method: string, path: string, node: string) =>
      kit.call(method, `/admin/DeadLetter/${path}`, { headers: kit.admin([node]) });
    expect((await call('GET', 'index', 'deadLetter/replay')).body.code).toBe(401);
    expect((await call('POST', 'replay', 'deadLetter/index')).body.code).toBe(401);
    expect((await call('DELETE', 'del', 'deadLetter/index')).body.code).toBe(401);
  });

  it('tell a fault of a service as it is', async () => {
    kit.services.answer('user.dead-letter.list', () => {
      throw new DomainError('internal', { requestId: 'r' });
    });
    expect((await rest('')).status).toBe(500);
  });
});
