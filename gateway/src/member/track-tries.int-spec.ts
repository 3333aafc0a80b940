import { GatewayKit } from '../../test/gateway-kit';

describe('guesses at a tracked number', () => {
  let kit: GatewayKit;
  beforeAll(async () => {
    kit = await GatewayKit.start();
    kit.services.answer('waybill.waybill.track', ({ request }) =>
      request['verify'] === '0142'
        ? { status: 1, events: [], order_no: request['order_no'] }
        : { status: 1, events: [] },
    );
  });
  afterAll(() => kit.stop());

  const track = async (order_no: string, verify?: string, ip = '203.0.113.1') =>
    (
      await kit.call('POST', '/api/index/queryExpressTrack', {
        headers: { 'x-forwarded-for': ip },
        body: { order_no, ...(verify === undefined ? {} : { verify }) },
      })
    ).body;

  it('are counted per IP address, also when they come all at once, and right ones are not', async () => {
    for (let turn = 0; turn < 25; turn += 1) expect((await track('PW-RIGHT', '0142')).code).toBe(1);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_none, turn) => track(`PW-${turn}`, String(1000 + turn))),
    );
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(20);
    expect(await track('PW-RIGHT', '0142')).toMatchObject({
      code: 0,
      msg: '核对次数过多，请一小时后再试',
      data: { error: 'track.too_many_tries' },
    });
    expect((await track('PW-RIGHT')).code).toBe(1);
    expect((await track('PW-RIGHT', '0142', '203.0.113.2')).code).toBe(1);
  });

  it('are counted per number, however it is written, from however many addresses', async () => {
    const answers = [];
    for (let turn = 0; turn < 45; turn += 1)
      answers.push(
        await track(turn % 2 ? 'PW-KNOWN' : 'pw known', String(2000 + turn), `198.51.100.${turn}`),
      );
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(40);
  });
});
