import { GatewayKit } from '../../test/gateway-kit';

const services = ['user', 'order', 'waybill', 'pickup', 'payment', 'terminal'];

interface State {
  readonly ready: boolean;
  readonly services: Record<string, string>;
}

describe('operations', () => {
  let kit: GatewayKit;
  beforeAll(async () => {
    kit = await GatewayKit.start();
    for (const name of services) kit.services.answer(`${name}.health`, () => null);
  });
  afterAll(() => kit.stop());

  const readyz = () => kit.call<State>('GET', '/readyz');

  it('is ready while all six services answer, and names the one that does not', async () => {
    expect((await readyz()).body).toEqual({
      ready: true,
      services: Object.fromEntries(services.map((name) => [name, 'ready'])),
    });
    kit.services.silence('payment.health');
    const { status, body } = await readyz();
    expect([status, body.ready, body.services['payment'], body.services['user']]).toEqual([
      503,
      false,
      'unavailable',
      'ready',
    ]);
    kit.services.answer('payment.health', () => null);
    expect((await readyz()).status).toBe(200);
  });

  it('answers within five seconds with 503 when the service is away, in the face’s own form (fault C26)', async () => {
    const started = Date.now();
    const legacy = await kit.call('POST', '/api/Pay/balance', {
      headers: kit.member(),
      body: { order_no: 'X' },
    });
    expect(legacy.status).toBe(503);
    expect(legacy.headers.get('retry-after')).toBe('2');
    expect(legacy.body).toMatchObject({
      code: 0,
      msg: '服务暂时不可用，请稍后再试',
      data: { error: 'service.unavailable' },
    });
    const rest = await kit.call<{ code: string }>('GET', '/rest/waybill', { headers: kit.bearer() });
    expect([rest.status, rest.headers.get('retry-after'), rest.body.code]).toEqual([
      503,
      '2',
      'service.unavailable',
    ]);
    expect(Date.now() - started).toBeLessThan(5_000);
  });

  it('gives up after five seconds on a service that never answers', async () => {
    const started = Date.now();
    const deaf = kit.nats.subscribe('rpc.payment.payment.payFromBalance', { callback: () => undefined });
    const { status } = await kit.call('POST', '/api/Pay/balance', {
      headers: kit.member(),
      body: { order_no: 'X' },
    });
    expect(status).toBe(503);
    expect(Date.now() - started).toBeLessThan(5_500);
    deaf.unsubscribe();
  });

  it('shows an order without its pickups while the pickup service is away', async () => {
    kit.services.answer('order.luggage-order.detail', () => ({ order_no: 'X' }));
    const { body } = await kit.call('GET', '/api/waybill/detail?order_no=X', { headers: kit.member() });
    expect(body).toMatchObject({ code: 1, data: { order_no: 'X', pickups: [] } });
  });

  it('counts requests by route', async () => {
    await kit.call('GET', '/api/ajax/buildSuffixSvg');
    const { body } = await kit.call<string>('GET', '/metrics');
    expect(body).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/ajax/buildSuffixSvg",status="200"}',
    );
  });

  it('is alive but not ready while NATS is away, and works again without a restart (fault C26)', async () => {
    await kit.cutOff();
    expect((await kit.call('GET', '/healthz')).status).toBe(200);
    expect((await readyz()).status).toBe(503);
    await kit.reconnect();
    while ((await readyz()).status !== 200) await new Promise((resolve) => setImmediate(resolve));
    kit.services.answer('payment.payment.payFromBalance', () => ({ payment_no: 'P' }));
    const { body } = await kit.call('POST', '/api/Pay/balance', {
      headers: kit.member(),
      body: { order_no: 'X' },
    });
    expect(body).toMatchObject({ code: 1, data: { payment_no: 'P' } });
  });
});
