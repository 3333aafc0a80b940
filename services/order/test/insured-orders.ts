import type { PlaceLuggageOrder, WaybillMoved } from '@parcelway/contracts';
import {
  addressChanged,
  billPaid,
  luggageOrder,
  memberChanged,
  waybillMoved,
  waybillsIssued,
} from '@parcelway/contracts';
import { asMember, eventually, sayEvent, startStack } from '@parcelway/testing';
import { addressOf, DUNHUANG, termsOf } from './customer';
import { service } from '../src/index';
import { UnpaidOrders } from '../src/luggage-order/unpaid-orders';

/** Whose orders they are. */
export const MEMBER = 7201;

/** The order service with a member whose orders of two boxes get paid, issued and moved by the events that others would say. */
export async function startInsured() {
  const stack = await startStack({ services: [service] });
  const rows = (sql: string, values: unknown[] = []) => stack.rows<Record<string, unknown>>(sql, values);
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
         b.delivered_at IS NOT NULL AS is_delivered, b.collected_at IS NOT NULL AS is_collected
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

  const unpaidOrders = () => {
    const running = stack.services.get('order');
    if (!running) throw new Error('the order service does not run');
    return running.app.get(UnpaidOrders);
  };
  const place = (change: Partial<PlaceLuggageOrder> = {}) =>
    stack.client(luggageOrder).place({ ...request, ...change }, asMember(MEMBER));
  const placePaid = async (change: Partial<PlaceLuggageOrder> = {}) => {
    const placed = await place(change);
    await sayEvent(stack, billPaid, {
      bill_no: `B${placed.order_id}`,
      bill_type: 'order' as const,
      ref_id: placed.order_id,
      ref_no: placed.order_no,
      user_id: MEMBER,
      payment_no: 'P1',
      currency: 'GBP',
      amount: placed.order_total_amount,
      way: 'balance',
      paid_at: new Date().toISOString(),
    });
    await eventually(async () => (await policyOf(placed.order_no))?.['status'] === 'active');
    return placed;
  };
  const issue = async ({ order_id, order_no }: { order_id: number; order_no: string }) => {
    const waybills = [1, 2].map((no) => ({ waybill_no: `W${order_id}-${no}`, status: 0, package_no: no }));
    await sayEvent(stack, waybillsIssued, { order_id, order_no, waybills });
    await eventually(async () => (await boxesOf(order_no))[1]?.['waybill_no'] === `W${order_id}-2`);
  };
  /** Both boxes have come into our hands. */
  const collect = async (placed: { order_id: number; order_no: string }, at?: Date) => {
    await Promise.all([1, 2].map((no) => move(placed, no, 1, at)));
    await eventually(async () =>
      (await boxesOf(placed.order_no)).every((box) => box['is_collected'] === true),
    );
  };
  const move = (
    { order_id, order_no }: { order_id: number; order_no: string },
    no: number,
    status: number,
    at = new Date(),
  ) =>
    sayEvent(stack, waybillMoved, {
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

  await sayEvent(stack, memberChanged, termsOf(MEMBER));
  await sayEvent(stack, addressChanged, addressOf(MEMBER, 9201));
  await sayEvent(stack, addressChanged, addressOf(MEMBER, 9202, DUNHUANG));
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
  return {
    stack,
    request,
    rows,
    policyOf,
    boxesOf,
    historyOf,
    credits,
    place,
    placePaid,
    issue,
    collect,
    move,
    unpaidOrders,
  };
}

export type Insured = Awaited<ReturnType<typeof startInsured>>;
