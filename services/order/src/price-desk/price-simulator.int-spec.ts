import type { SimulatePrice } from '@parcelway/contracts';
import { crudOf, DomainError, memberChanged, priceDesk } from '@parcelway/contracts';
import { asAdmin, asMember, eventually, sayEvent, startStack } from '@parcelway/testing';
import type { Stack } from '@parcelway/testing';
import { termsOf } from '../../test/customer';
import { service } from '../index';

const MEMBER = 7202;
/** Contexts have a deadline: each call has its own. */
const admin = () => asAdmin(1);

describe('the price simulator', () => {
  let stack: Stack;
  let channelId: number;
  const crud = () => stack.client(crudOf('order'));
  const desk = () => stack.client(priceDesk);

  beforeAll(async () => {
    stack = await startStack({ services: [service] });
    await sayEvent(stack, memberChanged, termsOf(MEMBER));
    await eventually(
      async () =>
        (await stack.rows(`SELECT 1 FROM order_service.member_copy WHERE user_id = $1`, [MEMBER])).length > 0,
    );
    const [row] = await stack.rows<{ id: string }>(
      `SELECT id FROM order_service.channel WHERE code = 'UKCN-AIR'`,
    );
    channelId = Number(row?.id);
  });
  afterAll(() => stack.stop());

  const simulation = (): SimulatePrice => ({
    channel_id: channelId,
    user_id: MEMBER,
    country: 'CN',
    zip_code: '736200',
    cover: '500.00',
    packages: [
      { weight: '12.30', length: '60', width: '40', height: '40', packaging_box_id: 1, items: [] },
      { weight: '8.04', length: '40', width: '30', height: '20', packaging_box_id: 3, items: [] },
    ],
  });

  it('show every step with the row that gave it', async () => {
    const { quotes } = await desk().simulate(simulation(), asAdmin(1, { locale: 'en' }));
    expect(quotes[0]?.order_total_amount).toBe('181.14');
    const steps = (quotes[0]?.steps ?? []).map(({ step, formula, rule, result }) => [
      step,
      formula,
      rule?.resource ?? null,
      result,
    ]);
    expect(steps.slice(0, 4)).toEqual([
      ['Volume', '60 × 40 × 40 cm ÷ 6000', 'channel', '16.00 kg'],
      ['Charged weight', 'volume 16.00 kg, up to whole steps of 0.50 kg', 'channel', '16.00 kg'],
      ['Further steps', '(16.00 − 1.00) ÷ 0.50', 'channel-price', '30'],
      ['Freight', '12.00 + 30 × 2.35', 'channel-price', '82.50'],
    ]);
    expect(steps[7]).toEqual(['Freight', '12.00 + 15 × 2.60', 'member-channel-price-packaging', '51.00']);
    expect(steps.at(-1)).toEqual(['Gold discount', '5% × freight £133.50', 'member-group', '-6.68']);
  });

  it('take off a coupon and leave the level away for nobody', async () => {
    const { user_id: _member, ...nobody } = simulation();
    const { quotes } = await desk().simulate({ ...nobody, coupon_amount: '5.00' }, admin());
    expect(quotes[0]).toMatchObject({ order_total_amount: '182.82', order_total_discount_amount: '5.00' });
  });

  it('become a price case, which passes until a price moves', async () => {
    const { quotes } = await desk().simulate(simulation(), admin());
    const { id } = await crud().add(
      {
        resource: 'price-case',
        row: {
          name: 'Dunhuang',
          channel_id: channelId,
          input: simulation(),
          expected: {
            total: quotes[0]?.order_total_amount,
            lines: quotes[0]?.lines.map(({ code, amount }) => ({ code, amount })),
          },
        },
      },
      admin(),
    );
    expect((await desk().runCases({ ids: [id] }, admin())).list).toMatchObject([
      { id, result: 'pass', differences: [] },
    ]);
    await crud().edit({ resource: 'channel', id: channelId, row: { fuel_bp: 0 } }, admin());
    const [first] = (await desk().runCases({ ids: [id] }, admin())).list;
    const { list } = await desk().runCases({}, admin());
    await crud().edit({ resource: 'channel', id: channelId, row: { fuel_bp: 1275 } }, admin());
    expect(list.find((run) => run.id === id)).toMatchObject({
      result: 'fail',
      total: '161.82',
      since: first?.since,
      differences: [
        { code: 'fuel', expected: '19.32', got: null },
        { code: 'total', expected: '181.14', got: '161.82' },
      ],
    });
    expect(await crud().get({ resource: 'price-case', id }, admin())).toMatchObject({
      last_result: 'fail',
      result_since: first?.since,
    });
  });

  it('is not for members', async () => {
    await expect(desk().simulate(simulation(), asMember(MEMBER))).rejects.toEqual(
      new DomainError('auth.no_permission'),
    );
  });

  it('tries a postcode against a remote rule', async () => {
    const [rule] = await stack.rows<{ id: string }>(`SELECT id FROM order_service.remote_rule LIMIT 1`);
    const test = (postcode: string) => desk().testRemote({ id: Number(rule?.id), postcode }, admin());
    expect(await test('736200')).toEqual({ hit: '736200' });
    expect(await test('100022')).toEqual({ hit: null });
  });
});
