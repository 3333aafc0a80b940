import type { AddressSnapshot, EventDefinition, PaidOrder, WaybillMoved } from '@parcelway/contracts';
import { luggageOrderPaid, pickupDesk, pickupOrder, waybillScannedIn } from '@parcelway/contracts';
import {
  asAdmin,
  asMember,
  asNobody,
  asService,
  bothAtOnce,
  eventually,
  sayEvent,
  startStack,
} from '@parcelway/testing';
import type { Stack } from '@parcelway/testing';
import { service } from '../index';

const MEMBER = 7_301;
const sender: AddressSnapshot = {
  id: 1,
  user_id: MEMBER,
  version: 1,
  salutation: 'Ms',
  first_name: 'Yue',
  last_name: 'Lin',
  user_name: '林悦',
  mobile_code: '+44',
  mobile: '7700900142',
  email: '',
  country: 'GB',
  province: '',
  city: 'Leeds',
  district: '',
  address_line: 'Flat 12, 48 Park Lane',
  address_line_2: '',
  address_line_3: '',
  zip_code: 'LS3 1EW',
  latin_name: '',
  latin_address: '',
  company: '',
  is_confirmed: true,
  id_card_masked: '',
  is_deleted: false,
};
const box = (no: number, weight_g: number) => ({
  no,
  weight_g,
  length_mm: 600,
  width_mm: 400,
  height_mm: 400,
  vol_g: 16_000,
  charged_g: 16_000,
  box_name_zh: '大号',
  box_name_en: 'Large',
  declared_value: '40.00',
  items: [
    {
      category_zh: '旧衣物',
      category_en: 'Used clothes',
      name_zh: '羽绒服',
      name_en: 'Down jacket',
      quantity: 1,
      unit_price: '40.00',
    },
  ],
});
const paidOrder = (orderId: number, changes: Partial<PaidOrder> = {}): PaidOrder => ({
  order_id: orderId,
  order_no: `PW-0000-${orderId}`,
  user_id: MEMBER,
  user_name: '林悦',
  channel_id: 1,
  channel_code: 'UKCN-AIR',
  channel_name_zh: '邮政空运',
  channel_name_en: 'Postal air',
  transport: 'air',
  carrier_code: 'EMS',
  customs_form: 'CN23',
  waybill_no_id: 1,
  warehouse_id: 1,
  is_remote: false,
  currency: 'GBP',
  total: '160.84',
  lines: [],
  declared_value: '80.00',
  cover: '0.00',
  pick_up_date: '2026-07-01',
  remark: '按门铃',
  sender,
  receiver: { ...sender, id: 2, country: 'CN', zip_code: '100022' },
  packages: [box(1, 12_300), box(2, 8_040)],
  placed_at: '2026-06-29T09:00:00.000Z',
  paid_at: '2026-06-29T09:05:00.000Z',
  ...changes,
});

describe('pickups', () => {
  let stack: Stack;
  let orderId = 5_000;

  /** Until every event of a kind has been taken in. */
  const settled = async (event: Pick<EventDefinition<unknown>, 'name' | 'version'>): Promise<void> => {
    const manager = await stack.nats.jetstreamManager();
    const durable = `pickup-${event.name}-v${event.version}`.replace(/\./g, '_');
    await eventually(async () => {
      const info = await manager.consumers.info('EVENTS', durable);
      return info.num_pending === 0 && info.num_ack_pending === 0;
    });
  };
  const pay = async (changes: Partial<PaidOrder> = {}): Promise<PaidOrder> => {
    const order = paidOrder((orderId += 1), changes);
    await sayEvent(stack, luggageOrderPaid, order);
    await settled(luggageOrderPaid);
    return order;
  };
  const scanIn = async (order: PaidOrder): Promise<void> => {
    const moved: WaybillMoved = {
      waybill_no: 'EE473124829GB',
      order_id: order.order_id,
      order_no: order.order_no,
      package_no: 1,
      status: 2,
      measured_weight_g: null,
      measured_length_mm: null,
      measured_width_mm: null,
      measured_height_mm: null,
      at: new Date().toISOString(),
    };
    await sayEvent(stack, waybillScannedIn, moved);
    await settled(waybillScannedIn);
  };
  const statusesOf = async (order: PaidOrder): Promise<number[]> =>
    (await stack.client(pickupOrder).ofOrder({ order_no: order.order_no }, asMember(MEMBER))).map(
      ({ status }) => status,
    );
  const put = (order: PaidOrder, status: number, type = 1): Promise<unknown> =>
    stack.rows(`UPDATE pickup_service.pickup_order SET status = $2, pick_up_type = $3 WHERE order_id = $1`, [
      order.order_id,
      status,
      type,
    ]);

  beforeAll(async () => {
    stack = await startStack({ services: [service] });
  });
  afterAll(() => stack.stop());

  it('of a paid order with a date hold its day, address, area and weight', async () => {
    const order = await pay();
    const rows = await stack.rows(
      `SELECT status, pick_up_type, pick_up_date::text, user_name, zip_code, service_area_id::int, estimated_weight_g, goods, remark,
              address->>'address_line' AS line
       FROM pickup_service.pickup_order WHERE order_id = $1`,
      [order.order_id],
    );
    expect(rows).toEqual([
      {
        status: 1,
        pick_up_type: 1,
        pick_up_date: '2026-07-01',
        user_name: '林悦',
        zip_code: 'LS3 1EW',
        service_area_id: 1,
        estimated_weight_g: 20_340,
        goods: '旧衣物',
        remark: '按门铃',
        line: 'Flat 12, 48 Park Lane',
      },
    ]);
    const [view] = await stack.client(pickupOrder).ofOrder({ order_no: order.order_no }, asMember(MEMBER));
    expect(view).toMatchObject({ status: 1, pick_up_date: '2026-07-01', pick_up_type: 1, waybill_no: null });
  });

  it('are one however often the event comes, under one id or several, all at once', async () => {
    const order = paidOrder((orderId += 1));
    const eventId = crypto.randomUUID();
    await Promise.all([
      sayEvent(stack, luggageOrderPaid, order, eventId),
      sayEvent(stack, luggageOrderPaid, order, eventId),
      ...Array.from({ length: 6 }, () => sayEvent(stack, luggageOrderPaid, order)),
    ]);
    await settled(luggageOrderPaid);
    expect(await statusesOf(order)).toEqual([1]);
    const history = await stack.rows<{ to_status: number }>(
      `SELECT h.to_status FROM pickup_service.pickup_order_history h JOIN pickup_service.pickup_order p ON p.id = h.subject_id
       WHERE p.order_id = $1`,
      [order.order_id],
    );
    expect(history).toEqual([{ to_status: 1 }]);
  });

  it('outside the area are pre-generated', async () => {
    expect(await statusesOf(await pay({ sender: { ...sender, zip_code: 'BT1 5GS' } }))).toEqual([0]);
  });

  it('are none for an order without a date', async () => {
    expect(await statusesOf(await pay({ pick_up_date: null }))).toEqual([]);
  });

  it('can be made anew after a cancellation', async () => {
    const order = await pay();
    await put(order, 5);
    await sayEvent(stack, luggageOrderPaid, order);
    await settled(luggageOrderPaid);
    expect(await statusesOf(order)).toEqual([5, 1]);
  });

  describe('that staff book', () => {
    /** Two of the last days that can be had, so that no cut-off passes meanwhile. */
    const openDays = async (): Promise<readonly [string, string]> => {
      const { list } = await stack.client(pickupOrder).dates({ zip_code: 'LS3 1EW' }, asNobody());
      const [first, second] = list.filter(({ open }) => open).slice(-2);
      if (!first || !second) throw new Error('no day is open');
      return [first.date, second.date];
    };
    const book = (order: PaidOrder, by: object, pick_up_date: string) =>
      stack.client(pickupDesk).book({ order, pick_up_date, ...by }, asAdmin(1));
    const rowsOf = (order: PaidOrder) =>
      stack.rows<Record<string, unknown>>(
        `SELECT status, pick_up_type, pick_up_date::text, driver_id, express_company_id, version
         FROM pickup_service.pickup_order WHERE order_id = $1 ORDER BY id`,
        [order.order_id],
      );

    it('are made for an order without one, once, and changed until they are collected', async () => {
      const [day, later] = await openDays();
      const order = paidOrder((orderId += 1), { pick_up_date: null });
      const both = await bothAtOnce(() => book(order, { driver_id: 1 }, day));
      expect(both.errors).toEqual([]);
      const own = { status: 1, pick_up_type: 1, pick_up_date: day, driver_id: '1', express_company_id: null };
      expect(await rowsOf(order)).toEqual([{ ...own, version: 1 }]);
      await book(order, { express_company_id: 1 }, later);
      const theirs = { pick_up_type: 2, pick_up_date: later, driver_id: null, express_company_id: '1' };
      expect(await rowsOf(order)).toEqual([expect.objectContaining({ ...theirs, status: 1 })]);
      await put(order, 2, 2);
      await expect(book(order, { driver_id: 1 }, day)).rejects.toMatchObject({ code: 'pickup.collected' });
      expect(await rowsOf(order)).toEqual([expect.objectContaining({ ...theirs, status: 2 })]);
    });

    it('take over the one that the payment made, also where nobody of ours collects', async () => {
      const [day] = await openDays();
      const order = await pay({ sender: { ...sender, zip_code: 'BT1 5GS' } });
      await expect(book(order, { driver_id: 1 }, day)).rejects.toMatchObject({ code: 'pickup.not_in_area' });
      await book(order, { express_company_id: 1 }, day);
      expect(await rowsOf(order)).toEqual([
        expect.objectContaining({ status: 1, pick_up_type: 2, pick_up_date: day }),
      ]);
    });

    it.each([
      ['a driver who is none', { driver_id: 99 }, 'pickup.no_driver'],
      ['a company that is none', { express_company_id: 99 }, 'pickup.no_company'],
    ])('are refused %s', async (_what, by, code) => {
      const [day] = await openDays();
      const order = paidOrder((orderId += 1), { pick_up_date: null });
      await expect(book(order, by, day)).rejects.toMatchObject({ code });
      await expect(book(order, { driver_id: 1 }, '2020-01-01')).rejects.toMatchObject({
        code: 'pickup.date_closed',
      });
      expect(await rowsOf(order)).toEqual([]);
    });
  });

  it('of another member are none, as of an order that is not there', async () => {
    const order = await pay();
    const of = (context: ReturnType<typeof asNobody>) =>
      stack.client(pickupOrder).ofOrder({ order_no: order.order_no }, context);
    expect(await of(asMember(MEMBER + 1))).toEqual([]);
    expect(await of(asNobody())).toEqual([]);
    expect(await of(asService('order'))).toHaveLength(1);
  });

  it.each([
    ['collected', 2, 1, 4],
    ['awaiting inbound', 3, 1, 4],
    ['a drop-off that is awaited', 1, 3, 4],
    ['awaited but never collected', 1, 1, 1],
    ['cancelled', 5, 1, 5],
  ])('that are %s (%i, type %i) become %i when a box is scanned in', async (_state, from, type, to) => {
    const order = await pay();
    await put(order, from, type);
    await scanIn(order);
    await scanIn(order);
    expect(await statusesOf(order)).toEqual([to]);
  });
});
