import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestQuote } from '@parcelway/contracts';
import {
  addressChanged,
  channelCatalogue,
  crudOf,
  luggageOrder,
  memberChanged,
  priceDesk,
  quote,
} from '@parcelway/contracts';
import { startService } from '@parcelway/platform';
import type { RunningService } from '@parcelway/platform';
import { asAdmin, asMember, asNobody, eventually, sayEvent, startStack } from '@parcelway/testing';
import type { Stack } from '@parcelway/testing';
import { DataSource } from 'typeorm';
import { addressOf, termsOf } from '../../test/customer';
import { service } from '../index';
import { PriceBooks } from './price-books';
import { QuoteService } from './quote.service';

const MEMBER = 7201;
/** Contexts have a deadline: each call has its own. */
const admin = () => asAdmin(1);
const english = () => asMember(MEMBER, { locale: 'en' });

type Query = (this: unknown, ...values: unknown[]) => unknown;

/** Statements sent on behalf of the call under way; what the service does in the background has no part in it. */
const statements = new AsyncLocalStorage<unknown[]>();

describe('quotes', () => {
  let stack: Stack;
  let second: RunningService;
  let request: RequestQuote;
  let channelId: number;
  let restore: () => void;
  const crud = () => stack.client(crudOf('order'));
  const desk = () => stack.client(priceDesk);
  const running = (): RunningService[] =>
    [stack.services.get('order'), second].flatMap((one) => (one ? [one] : []));
  const instances = (): QuoteService[] => running().map((one) => one.app.get(QuoteService));
  /** Both instances have heard of every change so far. */
  const settled = () =>
    eventually(async () => {
      const [row] = await stack.rows<{ book_version: string }>(
        `SELECT book_version FROM order_service.price_book`,
      );
      const books = await Promise.all(running().map((one) => one.app.get(PriceBooks).known()));
      return books.every(({ version }) => version === row?.book_version);
    });
  const ask = async (change: Partial<RequestQuote> = {}) => {
    await settled();
    return stack.client(quote).request({ ...request, ...change }, english());
  };
  const only = async (change: Partial<RequestQuote> = {}) => {
    const { quotes, refused } = await ask({ channel_id: channelId, ...change });
    return { total: quotes[0]?.order_total_amount, lines: quotes[0]?.lines ?? [], refused };
  };
  /** Until each instance answers this for the worked example. */
  const everywhere = (total: string) =>
    eventually(async () => {
      const answers = await Promise.all(
        instances().map((one) => one.request({ ...request, channel_id: channelId }, english())),
      );
      return answers.every(({ quotes }) => quotes[0]?.order_total_amount === total);
    });
  const add = async (resource: string, row: object): Promise<number> =>
    (await crud().add({ resource, row: row as Record<string, unknown> }, admin())).id;
  const box = (weight: string, sides: readonly [string, string, string], id: number, name = 'Used coat') => ({
    weight,
    length: sides[0],
    width: sides[1],
    height: sides[2],
    packaging_box_id: id,
    items: [{ category_id: 1, name_zh: '旧大衣', name_en: name, quantity: 2, unit_price: '100.00' }],
  });

  beforeAll(async () => {
    stack = await startStack({ services: [service] });
    second = await startService(service, stack.config);
    await sayEvent(stack, memberChanged, termsOf(MEMBER));
    await sayEvent(stack, addressChanged, addressOf(MEMBER, 9201));
    await sayEvent(
      stack,
      addressChanged,
      addressOf(MEMBER, 9202, { country: 'CN', city: '敦煌市', zip_code: '736200' }),
    );
    await eventually(
      async () =>
        (await stack.rows(`SELECT 1 FROM order_service.address_copy WHERE user_id = $1`, [MEMBER])).length ===
        2,
    );
    const [row] = await stack.rows<{ id: string }>(
      `SELECT id FROM order_service.channel WHERE code = 'UKCN-AIR'`,
    );
    channelId = Number(row?.id);
    request = {
      sender_id: 9201,
      receiver_id: 9202,
      cover: '500.00',
      packages: [box('12.30', ['60', '40', '40'], 1), box('8.04', ['40', '30', '20'], 3)],
    };
    const { master } = second.app.get(DataSource).driver as unknown as {
      master: { Client: { prototype: { query: Query } } };
    };
    const { prototype } = master.Client;
    const original = prototype.query;
    prototype.query = function (...values) {
      statements.getStore()?.push(values[0]);
      return original.apply(this, values);
    };
    restore = () => {
      prototype.query = original;
    };
  });
  afterAll(async () => {
    restore();
    await second.stop();
    await stack.stop();
  });

  it('name the row that gave each line', async () => {
    const { total, lines } = await only();
    expect(total).toBe('181.14');
    expect(lines.map(({ code, amount, rule }) => [code, amount, rule?.resource])).toEqual([
      ['freight_box', '82.50', 'channel-price'],
      ['freight_box', '51.00', 'channel-price'],
      ['remote', '18.00', 'remote-rule'],
      ['fuel', '19.32', 'channel'],
      ['box_material', '9.00', 'packaging-box'],
      ['insurance', '8.00', 'insurance-type'],
      ['discount', '-6.68', 'member-group'],
    ]);
  });

  it('are seen by every instance after an edit, and ask nothing of the database when warm: 20 channels, 5 boxes', async () => {
    const n = (await ask()).quotes.length;
    for (let index = n; index < 20; index += 1)
      await desk().copyChannel({ id: channelId, code: `COPY-${index}` }, admin());
    const copied = await stack.rows(
      `SELECT 1 FROM order_service.channel_price p JOIN order_service.channel c ON c.id = p.channel_id
       JOIN order_service.member_channel_price_packaging l ON l.channel_price_id = p.id
       WHERE c.code LIKE 'COPY-%' AND NOT c.status`,
    );
    expect(copied).toHaveLength(20 - n);
    await stack.rows(`UPDATE order_service.channel SET status = true WHERE code LIKE 'COPY-%'`);
    const five = {
      ...request,
      packages: Array.from({ length: 5 }, () => request.packages[0]).flatMap((one) => one ?? []),
    };
    for (const one of instances()) {
      await eventually(async () => {
        const { quotes, refused } = await one.request(five, english());
        return quotes.length + refused.length >= 20;
      });
      await eventually(async () => {
        const sent: unknown[] = [];
        await statements.run(sent, () => one.request(five, english()));
        return sent.length === 0;
      });
    }
    await crud().edit({ resource: 'channel', id: channelId, row: { fuel_bp: 0 } }, admin());
    await everywhere('161.82');
    await crud().edit({ resource: 'channel', id: channelId, row: { fuel_bp: 1275 } }, admin());
    await everywhere('181.14');
    await stack.rows(`DELETE FROM order_service.channel WHERE code LIKE 'COPY-%'`);
    await eventually(async () => (await ask()).quotes.length < 20);
  });

  it('take a member’s new level from its event', async () => {
    await sayEvent(stack, memberChanged, termsOf(MEMBER, { version: 2, discount_bp: 0 }));
    await everywhere('187.82');
    await sayEvent(stack, memberChanged, termsOf(MEMBER, { version: 3 }));
    await everywhere('181.14');
  });

  it.each([
    [5000, '19.5'],
    [6000, '16'],
  ])('C15: a light box of 60 × 40 × 40 cm with divisor %i is charged %s kg', async (divisor, charged) => {
    await crud().edit({ resource: 'channel', id: channelId, row: { divisor } }, admin());
    const { quotes } = await ask({
      channel_id: channelId,
      cover: '',
      packages: [box('5', ['60', '40', '40'], 1)],
    });
    await crud().edit({ resource: 'channel', id: channelId, row: { divisor: 6000 } }, admin());
    expect(Number(quotes[0]?.boxes[0]?.charged_weight)).toBe(Number(charged));
  });

  it('charge extra services by order, box and kilogram, the group’s price before the public one', async () => {
    const from = '2026-01-01T00:00:00Z';
    const priced = async (code: string, scope: string, price: object, more: object = {}) => {
      const id = await add('accessorial-service', {
        code,
        name_zh: code,
        name_en: code,
        scope,
        max_quantity: 3,
        ...more,
      });
      await add('accessorial-price', { service_id: id, valid_from: from, ...price });
      return id;
    };
    const pack = await priced('T-PACK', 'box', { amount: '3.50', fuel_applies: '1' });
    const perKg = await priced('T-KG', 'kg', { amount: '0.10' });
    const share = await priced('T-SHARE', 'order', { rate_bp: 100, min_amount: '2.00' });
    const [sea] = await stack.rows<{ id: string }>(
      `SELECT id FROM order_service.channel WHERE code = 'UKCN-SEA'`,
    );
    const elsewhere = await priced('T-SEA', 'order', { amount: '1.00' }, { channel_ids: [Number(sea?.id)] });
    await add('accessorial-price', { service_id: perKg, valid_from: from, user_group_id: 2, amount: '0.08' });
    await expect(
      add('accessorial-price', { service_id: pack, valid_from: from, amount: '9.00' }),
    ).rejects.toMatchObject({ fields: [{ field: 'valid_from', rule: 'overlap' }] });

    const accessorials = [{ id: pack }, { id: perKg, quantity: 2 }, { id: share }];
    const { lines } = await only({ accessorials });
    expect(
      lines
        .filter(({ code }) => code.endsWith('accessorial') || code === 'fuel')
        .map(({ text, amount }) => [text, amount]),
    ).toEqual([
      // 12.75 % of 133.50 + 18.00 + 7.00
      ['Fuel surcharge', '20.21'],
      ['T-PACK', '7.00'],
      // 24.5 kg × £0.16
      ['T-KG', '3.92'],
      ['T-SHARE', '2.00'],
    ]);
    expect((await only({ accessorials: [{ id: elsewhere }] })).refused).toMatchObject([
      { reason: 'quote.no_service' },
    ]);
    await expect(only({ accessorials: [{ id: pack, quantity: 4 }] })).rejects.toMatchObject({
      fields: [{ field: 'accessorials.0.quantity', rule: 'max' }],
    });
    await settled();
    const offered = await stack
      .client(channelCatalogue)
      .accessorials({ channel_id: channelId }, asNobody({ locale: 'en' }));
    expect(
      offered.list.filter(({ code }) => code.startsWith('T-')).map(({ code, amount }) => [code, amount]),
    ).toEqual(
      expect.arrayContaining([
        ['T-PACK', '3.50'],
        ['T-KG', '0.10'],
      ]),
    );
  });

  it('refuse goods by category, route rule, keyword and trait, with the item’s name', async () => {
    const [china] = await stack.rows<{ id: string }>(
      `SELECT id FROM order_service.country WHERE code = 'CN'`,
    );
    const categoryId = await add('goods-category', {
      name_zh: '测试灯',
      name_en: 'Test lamps',
      keywords: 'glow lamp,夜光灯',
    });
    const rule = await add('goods-category-rule', {
      category_id: categoryId,
      country_id: Number(china?.id),
      verdict: 'conditional',
      max_quantity: 3,
    });
    const lamp = (quantity: number, more: object = {}) => ({
      packages: [
        {
          ...box('5', ['40', '30', '20'], 3),
          items: [
            {
              category_id: categoryId,
              name_zh: '灯',
              name_en: 'Lamp',
              quantity,
              unit_price: '200.00',
              ...more,
            },
          ],
        },
      ],
    });
    expect((await only(lamp(3))).refused).toEqual([]);
    expect((await only(lamp(4))).refused).toMatchObject([
      { reason: 'quote.item_quantity', text: 'At most 3 pieces of "Lamp" may go in one shipment' },
    ]);
    await crud().edit({ resource: 'goods-category-rule', id: rule, row: { verdict: 'prohibited' } }, admin());
    expect((await only(lamp(1))).refused).toMatchObject([
      { reason: 'quote.prohibited_item', text: '"Lamp" is a prohibited item' },
    ]);
    expect(
      (await only({ packages: [box('5', ['40', '30', '20'], 3, 'Two Glow Lamps')] })).refused,
    ).toMatchObject([{ reason: 'quote.prohibited_item', text: '"Two Glow Lamps" is a prohibited item' }]);
    await settled();
    const view = await stack.client(channelCatalogue).goodsCategories({ country: 'CN' }, asNobody());
    expect(view.list.find(({ id }) => id === categoryId)).toMatchObject({
      verdict: 'prohibited',
      is_prohibited: '0',
    });
    await crud().edit({ resource: 'goods-category-rule', id: rule, row: { verdict: 'allowed' } }, admin());

    const trait = await add('goods-attribute', { code: 'T-MAG', name_zh: '磁性', name_en: 'Magnet' });
    const article = await add('goods', {
      category_id: categoryId,
      name_zh: '磁铁灯',
      name_en: 'Magnet lamp',
      attribute_ids: [trait],
    });
    await crud().edit(
      { resource: 'channel', id: channelId, row: { excluded_attribute_ids: [trait] } },
      admin(),
    );
    expect((await only(lamp(1, { goods_id: article }))).refused).toMatchObject([
      {
        reason: 'quote.refused_attribute',
        text: '"Lamp" counts as "Magnet", which this channel does not carry',
      },
    ]);
    await crud().edit({ resource: 'channel', id: channelId, row: { excluded_attribute_ids: [] } }, admin());
  });

  it('refuse more value than the channel carries and more cover than goods and carriage are worth', async () => {
    await crud().edit({ resource: 'channel', id: channelId, row: { max_declared_value: '399.99' } }, admin());
    expect((await only()).refused).toMatchObject([
      {
        reason: 'quote.declared_over_limit',
        text: 'The declared value is over the channel limit of £399.99',
      },
    ]);
    await crud().edit({ resource: 'channel', id: channelId, row: { max_declared_value: '' } }, admin());
    // 400.00 + 173.14
    expect((await only({ cover: '1000.00' })).refused).toMatchObject([
      {
        reason: 'quote.over_declared',
        text: 'The cover cannot exceed the declared value plus carriage of £573.14',
      },
    ]);
    expect((await only({ cover: '499.00' })).refused).toMatchObject([{ reason: 'quote.no_cover' }]);
  });

  it('C32: an order opens with the numbers it was quoted at after its price was edited and its channel deleted', async () => {
    const { id: copy } = await desk().copyChannel({ id: channelId, code: 'C32-GONE' }, admin());
    await stack.rows(`UPDATE order_service.channel SET status = true WHERE id = $1`, [copy]);
    await settled();
    const placed = await stack
      .client(luggageOrder)
      .place({ ...request, channel_id: copy, agree: true }, asMember(MEMBER, { idempotencyKey: 'c32' }));
    expect(placed.order_total_amount).toBe('181.14');
    const detail = () => stack.client(luggageOrder).detail({ order_no: placed.order_no }, english());
    const before = await detail();
    await stack.rows(
      `INSERT INTO order_service.luggage_order
       SELECT (jsonb_populate_record(o, jsonb_build_object('id', 900000 + n, 'order_no', 'C32' || n))).*
       FROM order_service.luggage_order o, generate_series(1, 2000) n WHERE o.order_no = $1`,
      [placed.order_no],
    );
    await stack.rows(
      `UPDATE order_service.channel_price SET first_price = 1, step_price = 1 WHERE channel_id = $1`,
      [copy],
    );
    await crud().del({ resource: 'channel', ids: [copy] }, admin());
    expect(await detail()).toEqual(before);
    expect(before.lines.map(({ amount }) => amount)).toContain('82.50');
    const [kept] = await stack.rows<{ n: number }>(
      `SELECT count(*)::int AS n FROM order_service.luggage_order WHERE channel_id = $1`,
      [copy],
    );
    expect(kept?.n).toBe(2_001);
    await stack.rows(`DELETE FROM order_service.luggage_order WHERE channel_id = $1 AND id >= 900000`, [
      copy,
    ]);
  });
});
