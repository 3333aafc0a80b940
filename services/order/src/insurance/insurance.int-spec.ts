import type { AddressSnapshot, MemberTerms, PlaceLuggageOrder, WaybillMoved } from '@parcelway/contracts';
import {
  addressChanged,
  billPaid,
  DomainError,
  insuranceDesk,
  luggageOrder,
  memberChanged,
  waybillMoved,
  waybillsIssued,
} from '@parcelway/contracts';
import { asAdmin, asMember, eventually, startStack } from '@parcelway/testing';
import type { Stack } from '@parcelway/testing';
import { service } from '../index';

const MEMBER = 7201;

const address = (id: number, change: Partial<AddressSnapshot>): AddressSnapshot => ({
  id,
  user_id: MEMBER,
  version: 1,
  salutation: 'Mr',
  first_name: '悦',
  last_name: '林',
  user_name: '林悦',
  mobile_code: '+44',
  mobile: '7700900142',
  email: '',
  country: 'GB',
  province: '',
  city: 'Leeds',
  district: '',
  address_line: '48 Park Lane',
  address_line_2: '',
  address_line_3: '',
  zip_code: 'LS3 1EW',
  latin_name: 'Lin Yue',
  latin_address: '',
  company: '',
  is_confirmed: true,
  id_card_masked: '',
  is_deleted: false,
  ...change,
});
const terms: MemberTerms = {
  user_id: MEMBER,
  version: 1,
  username: 'lin',
  nickname: '林悦',
  status: 'enable',
  group_id: 2,
  group_name: '金卡会员',
  group_name_en: 'Gold',
  discount_bp: 500,
};

describe('the insurance of luggage orders', () => {
  let stack: Stack;
  let request: PlaceLuggageOrder;
  const rows = (sql: string, values: unknown[] = []) => stack.rows<Record<string, unknown>>(sql, values);
  const send = async (name: string, data: unknown): Promise<void> => {
    const event = {
      id: crypto.randomUUID(),
      name,
      version: 1,
      occurredAt: new Date().toISOString(),
      requestId: null,
      data,
    };
    await stack.nats.jetstream().publish(`evt.${name}.v1`, JSON.stringify(event));
  };
  const policyOf = async (orderNo: string) => {
    const [row] = await rows(
      `SELECT id, status, cover::int, premium::int, declared_value::int, damage_days, loss_days, ends_at
       FROM order_service.insurance_order WHERE order_no = $1`,
      [orderNo],
    );
    return row;
  };
  const boxesOf = (orderNo: string) =>
    rows(
      `SELECT b.package_no, b.waybill_no, b.cover::int, b.premium::int, b.declared_value::int, b.measured_weight_g,
         b.delivered_at IS NOT NULL AS is_delivered
       FROM order_service.insurance_box b JOIN order_service.insurance_order o ON o.id = b.insurance_order_id
       WHERE o.order_no = $1 ORDER BY b.package_no`,
      [orderNo],
    );
  const historyOf = async (orderNo: string) =>
    (
      await rows(
        `SELECT h.from_status, h.to_status FROM order_service.insurance_order_history h
         JOIN order_service.insurance_order o ON o.id = h.subject_id WHERE o.order_no = $1 ORDER BY h.id`,
        [orderNo],
      )
    ).map((move) => `${String(move['from_status'])}>${String(move['to_status'])}`);
  const credits = async (orderNo: string) =>
    (
      await rows(
        `SELECT payload FROM order_service.outbox WHERE name = 'order.luggage-order-credited' AND payload ->> 'order_no' = $1`,
        [orderNo],
      )
    ).map(({ payload }) => (payload as { amount: string }).amount);

  const place = (change: Partial<PlaceLuggageOrder> = {}) =>
    stack.client(luggageOrder).place({ ...request, ...change }, asMember(MEMBER));
  const placePaid = async (change: Partial<PlaceLuggageOrder> = {}) => {
    const placed = await place(change);
    await send(billPaid.name, {
      bill_no: `B${placed.order_id}`,
      bill_type: 'order',
      ref_id: placed.order_id,
      ref_no: placed.order_no,
      user_id: MEMBER,
      payment_no: 'P1',
      currency: 'GBP',
      amount: placed.order_total_amount,
      way: 'balance',
      paid_at: new Date().toISOString(),
    });
    await eventually(async () => (await policyOf(placed.order_no)) !== undefined);
    return placed;
  };
  const issue = async ({ order_id, order_no }: { order_id: number; order_no: string }) => {
    const waybills = [1, 2].map((no) => ({ waybill_no: `W${order_id}-${no}`, status: 0, package_no: no }));
    await send(waybillsIssued.name, { order_id, order_no, waybills });
    await eventually(async () => (await boxesOf(order_no))[1]?.['waybill_no'] === `W${order_id}-2`);
  };
  const move = (
    { order_id, order_no }: { order_id: number; order_no: string },
    no: number,
    status: number,
    at = new Date(),
  ) =>
    send(waybillMoved.name, {
      waybill_no: `W${order_id}-${no}`,
      order_id,
      order_no,
      package_no: no,
      status,
      measured_weight_g: 8_200,
      measured_length_mm: null,
      measured_width_mm: null,
      measured_height_mm: null,
      at: at.toISOString(),
    } satisfies WaybillMoved);

  beforeAll(async () => {
    stack = await startStack({ services: [service] });
    await send(memberChanged.name, terms);
    await send(addressChanged.name, address(9201, {}));
    await send(
      addressChanged.name,
      address(9202, {
        country: 'CN',
        province: '甘肃省',
        city: '酒泉市',
        district: '敦煌市',
        zip_code: '736200',
      }),
    );
    await eventually(
      async () =>
        (await rows(`SELECT 1 FROM order_service.address_copy WHERE user_id = $1`, [MEMBER])).length === 2 &&
        (await rows(`SELECT 1 FROM order_service.member_copy WHERE user_id = $1`, [MEMBER])).length === 1,
    );
    const [channel] = await rows(`SELECT id FROM order_service.channel WHERE code = 'UKCN-AIR'`);
    const item = {
      category_id: 1,
      name_zh: '旧羽绒服',
      name_en: 'Used down jacket',
      quantity: 3,
      unit_price: '140.00',
    };
    request = {
      channel_id: Number(channel?.['id']),
      sender_id: 9201,
      receiver_id: 9202,
      cover: '500.00',
      agree: true,
      packages: [
        { weight: '12.30', length: '60', width: '40', height: '40', packaging_box_id: 1, items: [item] },
        {
          weight: '8.04',
          length: '40',
          width: '30',
          height: '20',
          packaging_box_id: 3,
          items: [{ ...item, quantity: 1 }],
        },
      ],
    };
  });
  afterAll(() => stack.stop());

  it('begins with the payment, as it was sold, with a share for each box', async () => {
    const unpaid = await place();
    const placed = await placePaid();
    expect(await policyOf(unpaid.order_no)).toBeUndefined();
    expect(await policyOf(placed.order_no)).toMatchObject({
      status: 'active',
      cover: 50_000,
      premium: 800,
      declared_value: 56_000,
      damage_days: 7,
      loss_days: 30,
    });
    expect(await boxesOf(placed.order_no)).toMatchObject([
      { package_no: 1, waybill_no: '', cover: 37_500, premium: 600, declared_value: 42_000 },
      { package_no: 2, waybill_no: '', cover: 12_500, premium: 200, declared_value: 14_000 },
    ]);
    expect(await historyOf(placed.order_no)).toEqual(['null>active']);
  });

  it('never covers more than the goods and their carriage are worth, also where it is free', async () => {
    const [first] = request.packages;
    const cheap = { category_id: 1, name_zh: '袜子', name_en: 'Socks', quantity: 1, unit_price: '1.00' };
    const placed = await placePaid({
      cover: '',
      packages: first
        ? [{ ...first, weight: '1.00', length: '10', width: '10', height: '10', items: [cheap] }]
        : [],
    });
    const carriage = Math.round(Number(placed.order_total_amount) * 100);
    const cover = Math.min(12_500, 100 + carriage);
    expect(await policyOf(placed.order_no)).toMatchObject({ cover, premium: 0, declared_value: 100 });
  });

  it('knows the waybills of its boxes and ends when the last of them is delivered', async () => {
    const placed = await placePaid();
    await issue(placed);
    await move(placed, 1, 8);
    await eventually(async () => (await boxesOf(placed.order_no))[0]?.['is_delivered'] === true);
    expect((await policyOf(placed.order_no))?.['ends_at']).toBeNull();
    expect((await boxesOf(placed.order_no))[0]).toMatchObject({ measured_weight_g: 8_200 });
    await move(placed, 2, 8);
    await eventually(async () => (await policyOf(placed.order_no))?.['ends_at'] !== null);
  });

  it('is void with a cancelled order, whose money goes back as a whole', async () => {
    const placed = await placePaid();
    await stack.client(luggageOrder).cancel({ order_no: placed.order_no }, asMember(MEMBER));
    expect(await historyOf(placed.order_no)).toEqual(['null>active', 'active>void']);
    expect(await credits(placed.order_no)).toEqual([]);
  });

  it('is made void by staff before the collection only; the premium goes back once', async () => {
    const desk = stack.client(insuranceDesk);
    const placed = await placePaid();
    const id = Number((await policyOf(placed.order_no))?.['id']);
    const give = () => desk.voidInsurance({ id, reason: 'asked by phone' }, asAdmin(1));
    await expect(desk.voidInsurance({ id, reason: 'mine' }, asMember(MEMBER))).rejects.toEqual(
      new DomainError('auth.no_permission'),
    );
    expect(await Promise.all([give(), give()])).toEqual(Array(2).fill({ id, status: 'void' }));
    expect(await historyOf(placed.order_no)).toEqual(['null>active', 'active>void']);
    expect(await credits(placed.order_no)).toEqual(['8.00']);

    const collected = await placePaid();
    await issue(collected);
    await move(collected, 1, 1);
    const late = Number((await policyOf(collected.order_no))?.['id']);
    await eventually(async () => (await boxesOf(collected.order_no))[0]?.['measured_weight_g'] === 8_200);
    await expect(desk.voidInsurance({ id: late, reason: 'too late' }, asAdmin(1))).rejects.toEqual(
      new DomainError('insurance.collected'),
    );
    expect(await policyOf(collected.order_no)).toMatchObject({ status: 'active' });
  });
});
