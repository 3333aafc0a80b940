import { GatewayKit } from '../../test/gateway-kit';

describe('tracking', () => {
  let kit: GatewayKit;
  let status = 0;
  beforeAll(async () => {
    kit = await GatewayKit.start();
    kit.services.answer('waybill.waybill.track', () => ({ status, events: [] }));
  });
  afterAll(() => kit.stop());

  const track = async (order_no: string, headers: Record<string, string> = {}, more: object = {}) => {
    const { body } = await kit.call('POST', '/api/index/queryExpressTrack', {
      headers,
      body: { order_type: 'waybill', order_no, ...more },
    });
    return (body.data as { status: number }).status;
  };
  const asked = () => kit.services.count('waybill.waybill.track');

  it('asks the service once for the same question of the same caller', async () => {
    const before = asked();
    for (const number of ['PW10', 'pw 10', 'PW-10']) await track(number);
    expect(asked() - before).toBe(1);
  });

  it('keeps callers, languages and second factors apart', async () => {
    const before = asked();
    await track('PW11');
    await track('PW11', kit.member({ id: 1 }));
    await track('PW11', kit.member({ id: 2 }));
    await track('PW11', { 'think-lang': 'en' });
    await track('PW11', {}, { verify: '1234' });
    await track('PW11', {}, { order_type: 'order' });
    expect(asked() - before).toBe(6);
  });

  it.each([
    ['a moved waybill', { waybill_no: 'PW20', order_no: 'O20' }, 'PW20'],
    ['its order', { waybill_no: 'PW21', order_no: 'O21' }, 'O21'],
    ['issued waybills', { order_no: 'O22', waybills: [{ waybill_no: 'PW22' }] }, 'PW22'],
  ])('forgets an answer as soon as an event names %s', async (_name, data, number) => {
    status = 1;
    expect(await track(number)).toBe(1);
    status = 2;
    kit.nats.publish('evt.waybill.moved.v1', JSON.stringify({ id: '1', data }));
    while ((await track(number)) !== 2) await new Promise((resolve) => setImmediate(resolve));
    expect(await track(number)).toBe(2);
  });
});
