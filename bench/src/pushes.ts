import { setTimeout as delay } from 'node:timers/promises';
import { FieldCipher } from '@parcelway/platform';
import { Pool } from 'pg';
import type { Begin } from './main';
import { percentile } from './measure';
import { processorTimeOf, processorTimeOfFamily } from './processor-time';
import { forkFloor } from './fork-floor';
import { startPushCarrier } from './push-carrier';
import { Pushing } from './pushing';
import type { PushingApp } from './pushing';

const CLIENTS = 50;
const PER_SECOND = 500;
const SECONDS = 60;
const FLOOR_SECONDS = 10;
const TICK_MS = 10;
/** Calls that one client has under way at most. */
const LANES = 3;
/** A second, as the answer of a busy gateway asks. */
const AGAIN_MS = 1_000;
/** Every tenth push is one that was made before. */
const REPEATED_EVERY = 10;
const SETTLED_WITHIN_MS = 600_000;

export interface PushFigures {
  readonly offered: number;
  readonly answered: number;
  /** What was answered instead, and asked again. */
  readonly refused: Readonly<Record<string, number>>;
  /** Answers a second, the first push to the last answer. */
  readonly rate: number;
  /** Processor time of every process while orders were taken, in milliseconds an answer; the apps and the carrier are one process. */
  readonly processorMs: Readonly<Record<string, number>>;
  /** One call, from its sending to its answer. */
  readonly p50Ms: number;
  readonly p95Ms: number;
  /** From the moment a push falls due to its answer, with the times it was told to come again. */
  readonly p95WaitMs: number;
  /** Orders a second that the floor takes from as many connections. */
  readonly floorRate: number;
  readonly ratio: number;
  readonly references: number;
  readonly stored: number;
  readonly lost: number;
  readonly booked: number;
  readonly bookedAfterS: number;
  readonly secondBookings: number;
  readonly carrierFaults: number;
}

/** 500 signed pushes a second for a minute by 50 apps, a tenth of them repeats, with a carrier of which every hundredth booking fails. */
export async function benchPushes({
  url,
  databaseUrl,
  fieldKey,
  stack,
  servers,
}: Pick<Begin, 'url' | 'databaseUrl' | 'fieldKey' | 'stack' | 'servers'>): Promise<PushFigures> {
  const pool = new Pool({ connectionString: databaseUrl, max: CLIENTS, application_name: 'bench' });
  const carrier = await startPushCarrier();
  const cipher = new FieldCipher(fieldKey);
  const channelId = await addChannel(pool, cipher, carrier.url);
  const apps = await addApps(pool, cipher);
  const floorRate = await pushesOfFloor(databaseUrl, channelId, apps);
  const gateway = new Pushing(url);

  const refused: Record<string, number> = {};
  const acknowledged = new Set<string>();
  const times: number[] = [];
  const waits: number[] = [];
  const due: Push[][] = apps.map(() => []);
  let isOver = false;

  /** Pushes one order until it is acknowledged, as a partner would. */
  const push = async (app: PushingApp, { reference, since }: Push): Promise<void> => {
    for (;;) {
      const begun = performance.now();
      const answer = await gateway.push(app, reference);
      if (answer === 'taken') {
        times.push(performance.now() - begun);
        waits.push(performance.now() - since);
        acknowledged.add(reference);
        return;
      }
      refused[answer] = (refused[answer] ?? 0) + 1;
      await delay(AGAIN_MS);
    }
  };
  const lane = async (app: PushingApp, queue: Push[]): Promise<void> => {
    for (;;) {
      const next = queue.shift();
      if (next) await push(app, next);
      else if (isOver) return;
      else await delay(TICK_MS);
    }
  };
  const lanes = apps.flatMap((app, at) => Array.from({ length: LANES }, () => lane(app, due[at] ?? [])));
  const used = (): Readonly<Record<string, number>> => ({
    ...Object.fromEntries(Object.entries(stack).map(([name, pid]) => [name, processorTimeOf([pid])])),
    postgres: processorTimeOfFamily(servers.postgres),
    nats: processorTimeOf([servers.nats]),
    redis: processorTimeOf([servers.redis]),
    apps: processorTimeOf([process.pid]),
  });
  const usedBefore = used();
  const begun = performance.now();
  for (let index = 0; index < PER_SECOND * SECONDS;) {
    const until = Math.floor(((performance.now() - begun) / 1_000) * PER_SECOND);
    for (; index < Math.min(PER_SECOND * SECONDS, until); index += 1) {
      const isRepeat = index >= CLIENTS && Math.floor(index / CLIENTS) % REPEATED_EVERY === 0;
      const reference = `P-${isRepeat ? index - CLIENTS : index}`;
      due[index % CLIENTS]?.push({ reference, since: performance.now() });
    }
    await delay(TICK_MS);
  }
  isOver = true;
  await Promise.all(lanes);
  const seconds = (performance.now() - begun) / 1_000;
  const rate = times.length / seconds;
  const processorMs = Object.fromEntries(
    Object.entries(used()).map(([name, ms]) => [name, (ms - (usedBefore[name] ?? 0)) / times.length]),
  );

  await settled(pool);
  const stored = await pool.query<{ out_order_id: string; status: number }>(
    `SELECT out_order_id, status FROM order_service.sheet_order WHERE out_order_id LIKE 'P-%'`,
  );
  const there = new Set(stored.rows.map((row) => row.out_order_id));
  await gateway.close();
  carrier.stop();
  await pool.end();
  const wanted = PER_SECOND * SECONDS;
  return {
    offered: wanted,
    answered: times.length,
    refused,
    rate,
    processorMs,
    p50Ms: quantile(times, 0.5),
    p95Ms: quantile(times, 0.95),
    p95WaitMs: quantile(waits, 0.95),
    floorRate,
    ratio: rate / floorRate,
    references: acknowledged.size,
    stored: stored.rows.length,
    lost: [...acknowledged].filter((reference) => !there.has(reference)).length,
    booked: stored.rows.filter(({ status }) => status === 1).length,
    bookedAfterS: (performance.now() - begun) / 1_000,
    secondBookings: carrier.secondBookings,
    carrierFaults: carrier.faults,
  };
}

interface Push {
  readonly reference: string;
  /** When it fell due. */
  readonly since: number;
}

function quantile(values: readonly number[], share: number): number {
  return percentile(Float64Array.from(values).sort(), share);
}

async function addChannel(pool: Pool, cipher: FieldCipher, baseUrl: string): Promise<number> {
  const { rows } = await pool.query<{ id: string }>(
    `WITH made AS (
       INSERT INTO order_service.channel (code, name_zh, name_en, carrier_code, transport, kind, country_id, origin_warehouse_id,
         max_box_weight_g, max_side_mm, waybill_no_id)
       SELECT 'BENCH-PUSH', '压测', 'Bench', 'bench', transport, kind, country_id, origin_warehouse_id, max_box_weight_g, max_side_mm, waybill_no_id
       FROM order_service.channel WHERE code = 'UK-PARCEL' RETURNING id),
     priced AS (
       INSERT INTO order_service.channel_price (channel_id, first_weight_g, first_price, step_price, valid_from)
       SELECT id, 500, 290, 60, '2026-01-01' FROM made)
     SELECT id FROM made`,
  );
  for (const [name, value] of Object.entries({ base_url: baseUrl, token: 'bench' }))
    await pool.query(
      `INSERT INTO order_service.channel_api_param (channel_id, param_name, param_value) VALUES ($1, $2, $3)`,
      [rows[0]?.id, name, cipher.encrypt(value)],
    );
  return Number(rows[0]?.id);
}

async function addApps(pool: Pool, cipher: FieldCipher): Promise<PushingApp[]> {
  const apps: PushingApp[] = [];
  for (let index = 0; index < CLIENTS; index += 1) {
    const appId = `bench-${index}`;
    const secret = `secret-of-bench-${index}`;
    await pool.query(
      `WITH app AS (
         INSERT INTO user_service.partner_app (app_id, user_id, name, rate_per_minute, pay_way)
         VALUES ($1, 1, $1, 6000, 'none') RETURNING id)
       INSERT INTO user_service.partner_secret (partner_app_id, sealed, last4) SELECT id, $2, $3 FROM app`,
      [appId, cipher.encrypt(secret), secret.slice(-4)],
    );
    apps.push({ appId, secret });
  }
  return apps;
}

/** Orders a second that the floor takes from as many apps and connections. */
async function pushesOfFloor(
  databaseUrl: string,
  channelId: number,
  apps: readonly PushingApp[],
): Promise<number> {
  const { process: floor, url } = await forkFloor('pushes', { databaseUrl, channelId });
  const pushing = new Pushing(url);
  const until = performance.now() + FLOOR_SECONDS * 1_000;
  let count = 0;
  const lane = async (app: PushingApp): Promise<void> => {
    while (performance.now() < until) {
      const answer = await pushing.push(app, `F-${(count += 1)}`);
      if (answer !== 'taken') throw new Error(`The floor answers ${answer}`);
    }
  };
  await Promise.all(apps.flatMap((app) => Array.from({ length: LANES }, () => lane(app))));
  await pushing.close();
  floor.disconnect();
  return count / FLOOR_SECONDS;
}

/** Waits until every order is booked, or no more are within the time. */
async function settled(pool: Pool): Promise<void> {
  const until = performance.now() + SETTLED_WITHIN_MS;
  while (performance.now() < until) {
    const { rows } = await pool.query(
      `SELECT 1 FROM order_service.sheet_order WHERE out_order_id LIKE 'P-%' AND status <> 1 LIMIT 1`,
    );
    if (rows.length === 0) return;
    await delay(1_000);
  }
}
