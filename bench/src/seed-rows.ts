import { DEMO_IDS } from '@parcelway/contracts';
import { OrderStatus, PayStatus, WaybillStatus } from '@parcelway/contracts/statuses';
import type { Pool } from 'pg';

/** Ids of what the bench adds begin here; the demo rows lie below. */
export const FIRST_MEMBER = 10_001;
const FIRST_ADDRESS = 100_001;
const FIRST_WAYBILL = 1_000_001;
/** £10,000,000.00: no round empties it. */
export const OPENING_BALANCE = 1_000_000_000;

/** Which orders to make: all copies of the sample, with consecutive ids and running numbers. */
export interface OrderPlan {
  readonly sampleOrderId: number;
  readonly firstOrderId: number;
  /** Running number of the first: its order and bill number follow from it. */
  readonly firstNumber: number;
  readonly count: number;
  /** Every so-manieth order is the bench member's, paid and on its way or there; null = none. The rest are unpaid. */
  readonly benchShare: number | null;
  /** Members who share the rest: the id of the first and how many. */
  readonly firstMember: number;
  readonly members: number;
}

export function addressIdsOf(index: number): { senderId: number; receiverId: number } {
  return { senderId: FIRST_ADDRESS + 2 * index, receiverId: FIRST_ADDRESS + 2 * index + 1 };
}

/** Numbers of the bench member's waybills, two an order. */
export function waybillNumbers({ count, benchShare }: OrderPlan): string[] {
  const boxes = benchShare === null ? 0 : 2 * Math.floor(count / benchShare);
  return Array.from({ length: boxes }, (_, index) => `PWB${String(index + 1).padStart(9, '0')}`);
}

/* SQL expressions over `n`, the running number. */
const numbers = ({ firstNumber, count }: OrderPlan): string =>
  `generate_series(${firstNumber}::bigint, ${firstNumber + count - 1}::bigint) AS n`;
const orderId = ({ firstOrderId, firstNumber }: OrderPlan): string => `n + ${firstOrderId - firstNumber}`;
const isBench = ({ benchShare }: OrderPlan): string =>
  benchShare === null ? 'false' : `n % ${benchShare} = 0`;
const userId = (plan: OrderPlan): string => {
  // Neighbours among the others' orders belong to different members, whatever the share of the bench member is.
  const rank = plan.benchShare === null ? 'n' : `(n - n / ${plan.benchShare})`;
  return `CASE WHEN ${isBench(plan)} THEN ${DEMO_IDS.member} ELSE ${plan.firstMember} + ${rank} % ${plan.members} END`;
};
/** Scattered like the product's random numbers: an odd factor maps the 40 bits onto themselves. */
const orderNo = (() => {
  const bits = `((n * 678152730541) & 1099511627775)`;
  const digit = (shift: number): string =>
    `substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', ((${bits} >> ${shift}) & 31)::int + 1, 1)`;
  const four = (from: number): string =>
    [from, from - 5, from - 10, from - 15].map((shift) => digit(shift)).join(' || ');
  return `'PW-' || ${four(35)} || '-' || ${four(15)}`;
})();
const waybillNo = (box: string): string => `'PWB' || lpad((${box})::text, 9, '0')`;

/** Half of the bench member's orders have arrived; the others stand at every stage on the way. */
const stages = [
  OrderStatus.completed,
  OrderStatus.awaitingCollection,
  OrderStatus.completed,
  OrderStatus.inbound,
  OrderStatus.completed,
  OrderStatus.inTransit,
].map(String);

export async function insertOrders(pool: Pool, plan: OrderPlan): Promise<void> {
  const bench = isBench(plan);
  const rank = `n / ${plan.benchShare ?? 1}`;
  const waybill = (
    box: number,
  ): string => `jsonb_build_object('waybill_no', ${waybillNo(`2 * (${rank}) - ${2 - box}`)},
    'status', ${WaybillStatus.outForDelivery}, 'package_no', ${box})`;
  const status = `(ARRAY[${stages.join(',')}])[(${rank}) % ${stages.length} + 1]`;
  await copyRows(pool, {
    table: 'order_service.luggage_order',
    source: `id = ${plan.sampleOrderId}`,
    series: numbers(plan),
    changed: {
      id: orderId(plan),
      order_no: orderNo,
      user_id: userId(plan),
      version: '1',
      create_time: `now() - (${plan.firstNumber + plan.count} - n) * interval '10 seconds'`,
      update_time: 'now()',
      payment_due_at: `now() + interval '30 days'`,
      order_status: `CASE WHEN ${bench} THEN ${status} ELSE ${OrderStatus.awaitingPayment} END`,
      pay_status: `CASE WHEN ${bench} THEN ${PayStatus.paid} ELSE ${PayStatus.unpaid} END`,
      paid_amount: `CASE WHEN ${bench} THEN source.order_total_amount ELSE 0 END`,
      pay_time: `CASE WHEN ${bench} THEN now() END`,
      waybills: `CASE WHEN ${bench} THEN jsonb_build_array(${waybill(1)}, ${waybill(2)}) ELSE '[]' END`,
    },
  });
  await pool.query(`
    INSERT INTO order_service.luggage_order_history (subject_id, to_status, by_type, by_id)
    SELECT ${orderId(plan)}, ${OrderStatus.awaitingPayment}, 'member', ${userId(plan)} FROM ${numbers(plan)}`);
  await goOnAfter(pool, 'order_service.luggage_order');
}

export async function insertBills(pool: Pool, plan: OrderPlan): Promise<void> {
  const bench = isBench(plan);
  await copyRows(pool, {
    table: 'payment_service.bill',
    source: `bill_type = 'order' AND ref_id = ${plan.sampleOrderId}`,
    series: numbers(plan),
    changed: {
      id: `nextval(pg_get_serial_sequence('payment_service.bill', 'id'))`,
      bill_no: `'BX-' || lpad(n::text, 10, '0')`,
      ref_id: orderId(plan),
      ref_no: orderNo,
      user_id: userId(plan),
      version: '1',
      create_time: 'now()',
      update_time: 'now()',
      due_at: `now() + interval '30 days'`,
      paid_amount: `CASE WHEN ${bench} THEN source.amount ELSE 0 END`,
      pay_status: `CASE WHEN ${bench} THEN ${PayStatus.paid} ELSE ${PayStatus.unpaid} END`,
      paid_at: `CASE WHEN ${bench} THEN now() END`,
      paid_way: `CASE WHEN ${bench} THEN 'offline' END`,
    },
  });
  if (plan.benchShare !== null) await insertPayments(pool);
}

/** The payments behind the bills that were made paid, with their journals. */
async function insertPayments(pool: Pool): Promise<void> {
  await pool.query(`
    WITH paid AS MATERIALIZED (
      SELECT *, nextval('payment_service.journal_id_seq') AS journal_id, 'P' || bill_no AS payment_no FROM payment_service.bill
      WHERE bill_no LIKE 'BX-%' AND pay_status = ${PayStatus.paid}
    ), payment AS (
      INSERT INTO payment_service.payment_record
        (payment_no, bill_type, bill_id, user_id, way, currency, amount, status, allocations, paid_at)
      SELECT payment_no, bill_type, id, user_id, paid_way, currency, amount, 'succeeded', jsonb_build_array(jsonb_build_object(
          'bill_id', id, 'bill_no', bill_no, 'amount', payment_service.money_text(amount, currency))), paid_at
      FROM paid RETURNING id
    ), history AS (
      INSERT INTO payment_service.payment_record_history (subject_id, to_status, by_type)
      SELECT id, 'succeeded', 'system' FROM payment
    ), journal AS (
      INSERT INTO payment_service.journal (id, journal_no, kind, ref_type, ref_no, user_id)
      SELECT journal_id, 'J' || (1000000000 + journal_id), 'pay', 'payment', payment_no, user_id FROM paid
    )
    INSERT INTO payment_service.ledger_entry (journal_id, account, currency, amount, bill_id)
    SELECT journal_id, 'bank', currency, amount, NULL FROM paid
    UNION ALL SELECT journal_id, 'sales:' || bill_type, currency, -amount, id FROM paid`);
}

/** What happened to each of the bench member's boxes: status, reporter's code, Chinese, English, place, hours ago. */
const timeline: readonly (readonly [number, string, string, string, string, number])[] = [
  [WaybillStatus.created, 'label-ready', '已付款，面单已出', 'Paid, label ready', '', 200],
  [WaybillStatus.inbound, 'scan-in', '已到仓库', 'Received at the warehouse', 'Leeds', 170],
  [WaybillStatus.outbound, 'departed', '已离开仓库', 'Left the warehouse', 'Leeds', 140],
  [WaybillStatus.customs, 'customs', '清关中', 'In customs', '北京', 60],
  [WaybillStatus.outForDelivery, 'delivering', '派送中', 'Out for delivery', '敦煌', 3],
];

export async function insertWaybills(pool: Pool, plan: OrderPlan): Promise<void> {
  if (plan.benchShare === null) return;
  const orders = `${numbers(plan)} WHERE ${isBench(plan)}`;
  const rank = `n / ${plan.benchShare}`;
  const boxes = Math.floor(plan.count / plan.benchShare) * 2;
  await copyRows(pool, {
    table: 'waybill_service.waybill',
    source: `order_id = ${plan.sampleOrderId}`,
    series: `(SELECT n FROM ${orders}) AS bench`,
    changed: {
      id: `${FIRST_WAYBILL - 1} + 2 * (${rank}) - 2 + source.package_no`,
      waybill_no: waybillNo(`2 * (${rank}) - 2 + source.package_no`),
      order_id: orderId(plan),
      order_no: orderNo,
      user_id: String(DEMO_IDS.member),
      status: String(WaybillStatus.outForDelivery),
      last_event_at: 'now()',
    },
  });
  const events = timeline.map(
    ([status, code, zh, en, place, hours]) =>
      `(${status}, '${code}', '${zh}', '${en}', '${place}', ${hours})`,
  );
  await pool.query(`
    INSERT INTO waybill_service.tracking_event
      (waybill_id, event_time, status, carrier_code, raw_code, description_zh, description_en, place, place_en, source)
    SELECT box, now() - hours * interval '1 hour', status, 'parcelway', code, zh, en, place, '', 'script'
    FROM generate_series(${FIRST_WAYBILL}, ${FIRST_WAYBILL + boxes - 1}) AS box,
      (VALUES ${events.join(', ')}) AS told (status, code, zh, en, place, hours)`);
  await goOnAfter(pool, 'waybill_service.waybill');
}

/** Members with two addresses, their copies at the order service, and a wallet with the record and the journal behind it, of an instant as SQL. */
export async function insertMembers(pool: Pool, count: number, openedAt = 'now()'): Promise<void> {
  const series = `generate_series(0, ${count - 1}) AS n`;
  const demo = DEMO_IDS.member;
  const memberId = `${FIRST_MEMBER} + n`;
  const addressId = `${FIRST_ADDRESS} + 2 * n + CASE WHEN source.id = ${DEMO_IDS.senderAddress} THEN 0 ELSE 1 END`;
  const addresses = `id IN (${DEMO_IDS.senderAddress}, ${DEMO_IDS.receiverAddress})`;
  await copyRows(pool, {
    table: 'user_service.member',
    source: `id = ${demo}`,
    series,
    changed: { id: memberId, username: `'bench' || n`, email: `''`, mobile: `''` },
  });
  await copyRows(pool, {
    table: 'user_service.address',
    source: addresses,
    series,
    changed: { id: addressId, user_id: memberId },
  });
  await copyRows(pool, {
    table: 'order_service.member_copy',
    source: `user_id = ${demo}`,
    series,
    changed: {
      user_id: memberId,
      terms: `source.terms || jsonb_build_object('user_id', ${memberId}, 'username', 'bench' || n)`,
    },
  });
  await copyRows(pool, {
    table: 'order_service.address_copy',
    source: addresses,
    series,
    changed: {
      id: addressId,
      user_id: memberId,
      snapshot: `source.snapshot || jsonb_build_object('id', ${addressId}, 'user_id', ${memberId})`,
    },
  });
  await pool.query(`
    WITH made AS (
      INSERT INTO payment_service.wallet (user_id, currency, balance, sequence)
      SELECT ${memberId}, 'GBP', ${OPENING_BALANCE}, 1 FROM ${series}
      RETURNING user_id, currency, balance, nextval('payment_service.journal_id_seq') AS journal_id
    ), record AS (
      INSERT INTO payment_service.member_money_record (user_id, currency, money, before, after, kind, memo, wallet_sequence, create_time)
      SELECT user_id, currency, balance, 0, balance, 'adjust', '', 1, ${openedAt} FROM made RETURNING id, user_id
    ), journal AS (
      INSERT INTO payment_service.journal (id, journal_no, kind, ref_type, ref_no, user_id, posted_at)
      SELECT journal_id, 'J' || (1000000000 + journal_id), 'adjust', 'record', id, user_id, ${openedAt} FROM made JOIN record USING (user_id)
    )
    INSERT INTO payment_service.ledger_entry (journal_id, account, currency, amount, user_id, posted_at)
    SELECT journal_id, 'adjustments', currency, balance, NULL, ${openedAt} FROM made
    UNION ALL SELECT journal_id, 'wallet', currency, -balance, user_id, ${openedAt} FROM made`);
  await goOnAfter(pool, 'user_service.member');
  await goOnAfter(pool, 'user_service.address');
}

/** Unpaid bills of these members, oldest first. */
export async function readUnpaid(
  pool: Pool,
  userIds: readonly number[],
): Promise<readonly { ref_no: string; user_id: string }[]> {
  const { rows } = await pool.query<{ ref_no: string; user_id: string }>(
    `SELECT ref_no, user_id FROM payment_service.bill
     WHERE pay_status = ${PayStatus.unpaid} AND NOT is_void AND user_id = ANY ($1) ORDER BY id`,
    [userIds],
  );
  return rows;
}

/** The highest id of an order and the highest running number. */
export async function lastOrder(pool: Pool): Promise<{ readonly id: number; readonly number: number }> {
  const { rows } = await pool.query<{ id: string; number: string }>(`
    SELECT (SELECT max(id) FROM order_service.luggage_order) AS id,
           (SELECT max(substr(bill_no, 4)) FROM payment_service.bill WHERE bill_no LIKE 'BX-%') AS number`);
  return { id: Number(rows[0]?.id), number: Number(rows[0]?.number) };
}

interface Copies {
  readonly table: string;
  /** Condition that finds the rows to copy, one or several. */
  readonly source: string;
  /** FROM item that gives one `n` a copy. */
  readonly series: string;
  /** Column → SQL over `n` and `source`; every other column is the source's. */
  readonly changed: Readonly<Record<string, string>>;
}

/** Copies rows within their table, all columns there are: a column that a migration adds needs nothing here. */
export async function copyRows(pool: Pool, { table, source, series, changed }: Copies): Promise<void> {
  const { rows: columns } = await pool.query<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`,
    [table],
  );
  const names = columns.map(({ name }) => name);
  const unknown = Object.keys(changed).filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`${table} has no ${unknown.join(', ')}`);
  await pool.query(
    `INSERT INTO ${table} (${names.map((name) => `"${name}"`).join(', ')})
     SELECT ${names.map((name) => changed[name] ?? `source."${name}"`).join(', ')}
     FROM (SELECT * FROM ${table} WHERE ${source}) AS source, ${series}`,
  );
}

/** Puts the ids that the product gives out next behind those given by hand. */
async function goOnAfter(pool: Pool, table: string): Promise<void> {
  await pool.query(`SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT max(id) FROM ${table}))`);
}
