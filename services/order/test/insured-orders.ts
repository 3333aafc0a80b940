import type { AddressSnapshot, MemberTerms, PlaceLuggageOrder, WaybillMoved } from '@parcelway/contracts';
import {
  addressChanged,
  billPaid,
  luggageOrder,
  memberChanged,
  waybillMoved,
  waybillsIssued,
} from '@parcelway/contracts';
import { asMember, eventually, startStack } from '@parcelway/testing';
import { service } from '../src/index';

/** Whose orders they are. */
export const MEMBER = 7201;

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

/** The order service with a member whose orders of two boxes get paid, issued and moved by the events that others would say. */
export async function startInsured() {
  const stack = await startStack({ services: [service] });
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
  const request: PlaceLuggageOrder = {
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
  return { stack, request, rows, policyOf, boxesOf, historyOf, credits, place, placePaid, issue, move };
}

export type Insured = Awaited<ReturnType<typeof startInsured>>;
