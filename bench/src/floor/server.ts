import { createHash, randomBytes } from 'node:crypto';
import Fastify from 'fastify';
import type { FastifyRequest } from 'fastify';
import { Pool } from 'pg';
import { beginWhenTold } from './begin';
import { inTransaction, run } from './run';
import { orderColumns } from './statements';
import type { OrderColumn } from './statements';
import * as sql from './statements';

/*
 * The floor: what this machine can do at best for the four hot paths. One Fastify process with bare pg runs the product's SQL on the
 * product's tables and answers in the product's envelope. It does not sign anybody in (the caller says who it is in `x-member-id`),
 * checks nothing it is given, computes no price (every order costs what the sample order cost) and tells nobody what happened.
 * A process of its own: the bench forks it, sends `{databaseUrl, sampleOrderId}` and is told `{url}`.
 */

const POOL_SIZE = 10;
const DAY_MS = 86_400_000;

interface Begin {
  readonly databaseUrl: string;
  /** An order placed through the product, whose prices every order of the floor has. */
  readonly sampleOrderId: number;
}

interface Snapshot {
  readonly city: string;
  readonly district: string;
}

type Sample = Readonly<Record<OrderColumn, unknown>> & {
  readonly packages: readonly object[];
  readonly quote_snapshot: { readonly lines: readonly { readonly code: string; readonly amount: string }[] };
  /** Minor units, as pg gives a bigint. */
  readonly order_total_amount: string;
};

interface PlaceBody {
  readonly sender_id: number;
  readonly receiver_id: number;
  readonly packages: readonly { readonly items: readonly object[] }[];
}

async function startFloor({ databaseUrl, sampleOrderId }: Begin): Promise<string> {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: POOL_SIZE,
    application_name: 'bench-floor',
    options: '-c timezone=UTC -c search_path=payment_service',
  });
  const found = await pool.query<Sample>(
    `SELECT ${orderColumns.join(', ')} FROM order_service.luggage_order WHERE id = $1`,
    [sampleOrderId],
  );
  const sample = found.rows[0];
  if (!sample) throw new Error('The sample order is not there');

  const app = Fastify();
  app.post('/api/waybill/add', async (request) => envelope(await place(pool, request, sample)));
  app.get('/api/waybill/index', async (request) => envelope(await list(pool, request)));
  app.post('/api/index/queryExpressTrack', async (request) => envelope(await track(pool, request)));
  app.post('/api/Pay/balance', async (request) => envelope(await pay(pool, request)));
  return app.listen({ host: '127.0.0.1', port: 0 });
}

async function place(pool: Pool, request: FastifyRequest, sample: Sample): Promise<object> {
  const member = memberOf(request);
  const owner = `member:${member}`;
  const key = request.headers['idempotency-key'];
  const body = request.body as PlaceBody;
  const [facts] = await run<{ sender: Snapshot; receiver: Snapshot }>(pool, sql.shipmentFacts, [
    member,
    body.sender_id,
    body.receiver_id,
  ]);
  if (!facts) throw new Error('No facts');
  const hash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  const orderNo = `PW-${randomBytes(5).toString('hex').toUpperCase()}`;
  const dueAt = new Date(Date.now() + DAY_MS).toISOString();
  const columns: Record<OrderColumn, unknown> = {
    ...sample,
    order_no: orderNo,
    user_id: member,
    sender_city: facts.sender.city,
    receiver_city: facts.receiver.district || facts.receiver.city,
    sender: facts.sender,
    receiver: facts.receiver,
    packages: JSON.stringify(body.packages.map(({ items }, index) => ({ ...sample.packages[index], items }))),
    quote_snapshot: { ...sample.quote_snapshot, at: new Date().toISOString() },
    order_status: 1,
    pay_status: 1,
    payment_due_at: dueAt,
  };
  const amount = pounds(BigInt(sample.order_total_amount));
  return inTransaction(pool, async (client) => {
    const [row] = await run<{ id: string }>(
      client,
      sql.insertOrder,
      orderColumns.map((column) => columns[column]),
    );
    const orderId = Number(row?.id);
    await run(client, sql.insertOrderHistory, [orderId, 1, member]);
    const { lines } = sample.quote_snapshot;
    const billing = {
      order_no: orderNo,
      user_id: member,
      currency: 'GBP',
      amount,
      due_at: dueAt,
      order_id: orderId,
    };
    const billed = lines.map((line) => ({ code: line.code, amount: line.amount }));
    await run(client, sql.insertOrderEvent, [{ ...billing, lines: billed }, request.id]);
    const reply = {
      order_id: orderId,
      order_no: orderNo,
      order_total_amount: amount,
      order_status: 1,
      pay_status: 1,
    };
    await run(client, sql.insertOrderKey, [owner, key, hash, reply]);
    return reply;
  });
}

async function list(pool: Pool, request: FastifyRequest): Promise<object> {
  const { page, limit } = request.query as { page: string; limit: string };
  const member = memberOf(request);
  const [rows, counted] = await Promise.all([
    run(pool, sql.listOrders, [member, limit, (Number(page) - 1) * Number(limit)]),
    run<{ total: number }>(pool, sql.countOrders, [member]),
  ]);
  return { list: rows, total: counted[0]?.total, remark: '' };
}

async function track(pool: Pool, request: FastifyRequest): Promise<object> {
  const { order_no } = request.body as { order_no: string };
  const [box] = await run<{ status: number; events: object[] }>(pool, sql.trackWaybill, [order_no]);
  if (!box) throw new Error('No such waybill');
  return box;
}

interface DueBill {
  readonly id: string;
  readonly bill_no: string;
  readonly bill_type: string;
  readonly ref_id: string;
  readonly currency: string;
  readonly owed: string;
}

async function pay(pool: Pool, request: FastifyRequest): Promise<object> {
  const member = memberOf(request);
  const owner = `member:${member}`;
  const key = request.headers['idempotency-key'];
  const { order_no } = request.body as { order_no: string };
  const hash = createHash('sha256').update(JSON.stringify(request.body)).digest('hex');
  const paymentNo = `P${randomBytes(6).toString('hex').toUpperCase()}`;
  return inTransaction(pool, async (client) => {
    const [bill] = await run<DueBill>(client, sql.lockBills, [order_no, member]);
    const repeated = await run(client, sql.findPaymentKey, [owner, key]);
    if (!bill || repeated.length > 0) throw new Error('Nothing to pay');
    const { id, bill_no, bill_type, currency, owed } = bill;
    const [wallet] = await run<{ balance: string; sequence: string }>(client, sql.takeFromWallet, [
      member,
      currency,
      owed,
    ]);
    if (!wallet) throw new Error('Too little money');
    const { balance, sequence } = wallet;
    await run(client, sql.insertMoneyRecord, [
      member,
      currency,
      owed,
      balance,
      order_no,
      bill_type,
      bill_no,
      sequence,
    ]);
    const amount = pounds(BigInt(owed));
    const left = pounds(BigInt(balance));
    const allocations = JSON.stringify([{ bill_id: Number(id), bill_no, amount }]);
    await run(client, sql.insertPayment, [
      paymentNo,
      bill_type,
      id,
      member,
      currency,
      owed,
      key,
      allocations,
    ]);
    await run(client, sql.insertJournal, [paymentNo, member, order_no, currency, owed, bill_type, id]);
    const paid = {
      bill_no,
      bill_type,
      ref_id: Number(bill.ref_id),
      ref_no: order_no,
      user_id: member,
      payment_no: paymentNo,
      currency,
      amount,
      way: 'balance',
      paid_at: new Date().toISOString(),
    };
    const changed = { user_id: member, currency, money: left, sequence: Number(sequence) };
    await run(client, sql.settleBill, [id, request.id, paid, changed]);
    const reply = { payment_no: paymentNo, pay_status: 2, paid_amount: amount, balance: left };
    await run(client, sql.insertPaymentKey, [owner, key, hash, reply]);
    return reply;
  });
}

function memberOf({ headers }: FastifyRequest): number {
  return Number(headers['x-member-id']);
}

function envelope(data: object): object {
  return { code: 1, msg: '', time: Math.floor(Date.now() / 1000), data };
}

/** Pence as the decimal text of pounds. */
function pounds(pence: bigint): string {
  return `${pence / 100n}.${String(pence % 100n).padStart(2, '0')}`;
}

beginWhenTold(startFloor);
