import { randomUUID } from 'node:crypto';
import { DEMO_IDS } from '@parcelway/contracts';
import { sign } from 'jsonwebtoken';
import type { Pool } from 'pg';
import { Storefront } from './storefront';
import { orderBody } from './loads/place';
import type { Goods } from './loads/place';
import { UnpaidOrders } from './loads/pay';
import type { Member } from './loads/load';
import * as rows from './seed-rows';

/** So many luggage orders there are before anything is measured; every fifth is the bench member's. */
export const ORDERS = 100_000;
export const MEMBERS = 1_000;
const BENCH_SHARE = 5;
const TOKEN_SECONDS = 2 * 60 * 60;
/** Orders of members begin here: what the sample orders took lies far below. */
const FIRST_ORDER_ID = 1_000_001;

/** What the loads need to know of the seeded rows. */
export interface Seeded {
  /** The member with 20,000 orders. */
  readonly bench: Member;
  /** The others, each with a wallet and orders that are not paid. */
  readonly members: readonly Member[];
  /** One more of them, whose orders are all paid from one wallet. */
  readonly single: Member;
  readonly goods: Goods;
  readonly waybillNos: readonly string[];
  readonly sampleOrderId: number;
}

/** Access tokens of two hours, signed as the user service signs them: a thousand log ins would cost a thousand password hashes. */
export function tokenOf(id: number, username: string, secret: string): string {
  return sign({ kind: 'member', sid: randomUUID(), name: username }, secret, {
    algorithm: 'HS256',
    subject: String(id),
    expiresIn: TOKEN_SECONDS,
  });
}

export function demoMember({ token }: Storefront): Member {
  return {
    id: DEMO_IDS.member,
    token,
    senderId: DEMO_IDS.senderAddress,
    receiverId: DEMO_IDS.receiverAddress,
  };
}

/**
 * Ships one order through the product, from log in to waybills, and multiplies its rows: everything seeded looks exactly like what the
 * product writes. The demo member is the bench member.
 */
export async function seed(pool: Pool, url: string, jwtSecret: string): Promise<Seeded> {
  const storefront = await Storefront.logIn(url, 'demo', 'Demo1234');
  const bench = demoMember(storefront);
  const goods = await storefront.goods('UKCN-AIR');
  const sample = await storefront.ship(orderBody(bench, goods));

  const memberOf = (index: number): Member => {
    const id = rows.FIRST_MEMBER + index;
    const { senderId, receiverId } = rows.addressIdsOf(index);
    return { id, token: tokenOf(id, `bench${index}`, jwtSecret), senderId, receiverId };
  };
  const plan: rows.OrderPlan = {
    sampleOrderId: sample.orderId,
    firstOrderId: FIRST_ORDER_ID,
    firstNumber: 1,
    count: ORDERS,
    benchShare: BENCH_SHARE,
    firstMember: rows.FIRST_MEMBER,
    members: MEMBERS,
  };
  await Promise.all([
    rows.insertOrders(pool, plan).then(() => rows.insertMembers(pool, MEMBERS + 1)),
    rows.insertBills(pool, plan).then(() => rows.insertWaybills(pool, plan)),
  ]);
  return {
    bench,
    members: Array.from({ length: MEMBERS }, (_, index) => memberOf(index)),
    single: memberOf(MEMBERS),
    goods,
    waybillNos: rows.waybillNumbers(plan),
    sampleOrderId: sample.orderId,
  };
}

/**
 * Unpaid orders of these members, whose ids follow each other, in an order in which neighbours belong to different members: payments in a
 * row do not wait for one wallet. New ones are made up to `wanted`.
 */
export async function unpaidOrders(
  pool: Pool,
  sampleOrderId: number,
  members: readonly Member[],
  wanted: number,
): Promise<UnpaidOrders> {
  const byId = new Map(members.map((member) => [member.id, member]));
  const missing = wanted - (await rows.readUnpaid(pool, [...byId.keys()])).length;
  if (missing > 0) {
    const last = await rows.lastOrder(pool);
    const plan: rows.OrderPlan = {
      sampleOrderId,
      firstOrderId: last.id + 1,
      firstNumber: last.number + 1,
      count: missing,
      benchShare: null,
      firstMember: Math.min(...byId.keys()),
      members: members.length,
    };
    await Promise.all([rows.insertOrders(pool, plan), rows.insertBills(pool, plan)]);
  }
  const bills = await rows.readUnpaid(pool, [...byId.keys()]);
  return new UnpaidOrders(
    bills.flatMap(({ ref_no, user_id }) => {
      const member = byId.get(Number(user_id));
      return member ? [{ orderNo: ref_no, member }] : [];
    }),
  );
}

/** Makes every round begin alike: no dead rows, fresh statistics, nothing left to write back. */
export async function tidy(pool: Pool): Promise<void> {
  await pool.query('VACUUM (ANALYZE)');
  await pool.query('CHECKPOINT');
}
