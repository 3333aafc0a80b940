import { randomUUID } from 'node:crypto';
import { Injectable, Module } from '@nestjs/common';
import type { DomainEvent } from '@parcelway/contracts';
import { deadLettersOf, defineEvent } from '@parcelway/contracts';
import { asAdmin, asMember, eventually, testDatabase, testNats, testRedis } from '@parcelway/testing';
import { connect } from 'nats';
import type { NatsConnection } from 'nats';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { readConfig } from '../config';
import type { Config } from '../config';
import { createClient } from '../rpc';
import { defineService } from '../service';
import { startService } from '../start';
import type { RunningService } from '../start';
import { NATS } from '../tokens';
import { Outbox } from './outbox';
import { ReactsTo } from './reacts-to';
import { replayOutbox } from './replay';

/** `away` tries find the database gone, then `fail` fail for a reason of the event's own. */
interface Counted {
  readonly key: string;
  readonly fail?: number;
  readonly away?: number;
}

const counted = defineEvent<Counted>('terminal.counted', 1);
const failures = new Map<string, number>();

@Injectable()
class Counting {
  @ReactsTo(counted)
  async count(event: DomainEvent<Counted>, manager: EntityManager): Promise<void> {
    await manager.query(`INSERT INTO effect (key) VALUES ($1)`, [event.data.key]);
    const failed = failures.get(event.data.key) ?? 0;
    failures.set(event.data.key, failed + 1);
    const { away = 0, fail = 0 } = event.data;
    if (failed < away) await manager.query('SELECT pg_terminate_backend(pg_backend_pid())');
    if (failed < away + fail) throw new Error('not yet');
  }
}
@Module({ providers: [Counting] })
class CountingModule {}

/** Lives in the terminal service's schema, whose outbox and inbox are empty. */
const service = defineService({ name: 'terminal', module: CountingModule, entities: [], migrations: [] });

describe('events', () => {
  let config: Config;
  let natsServer: Awaited<ReturnType<typeof testNats>>;
  let database: Awaited<ReturnType<typeof testDatabase>>;
  let redis: Awaited<ReturnType<typeof testRedis>>;
  let running: RunningService;
  const data = (): DataSource => running.app.get(DataSource);
  const emit = async (payloads: Counted[]): Promise<void> => {
    await data().transaction((manager) => running.app.get(Outbox).addMany(manager, counted, payloads));
    running.app.get(Outbox).committed();
  };
  const effects = async (key: string): Promise<number> =>
    (await data().query<unknown[]>(`SELECT 1 FROM effect WHERE key = $1`, [key])).length;

  beforeAll(async () => {
    [database, natsServer, redis] = await Promise.all([testDatabase(), testNats(), testRedis()]);
    config = readConfig({
      DATABASE_URL: database.url,
      NATS_URL: natsServer.url,
      REDIS_URL: redis.url,
      LOG_LEVEL: 'silent',
    });
    running = await startService(service, config);
    await data().query(`CREATE TABLE effect (key text)`);
  });
  afterAll(async () => {
    await running.stop();
    await Promise.all([database.release(), natsServer.release(), redis.release()]);
  });

  it('applies an event of a committed transaction and none of a rolled back one', async () => {
    await data()
      .transaction(async (manager) => {
        await running.app.get(Outbox).add(manager, counted, { key: 'rolled-back' });
        throw new Error('changed my mind');
      })
      .catch(() => undefined);
    await emit([{ key: 'committed' }]);
    await eventually(async () => (await effects('committed')) === 1);
    expect(await effects('rolled-back')).toBe(0);
  });

  it('applies 300 events exactly once each', async () => {
    await emit(Array.from({ length: 300 }, (_, index) => ({ key: `many-${index}` })));
    await eventually(async () => {
      const [row] = await data().query<{ n: number }[]>(
        `SELECT count(*)::int AS n FROM effect WHERE key LIKE 'many-%'`,
      );
      return row?.n === 300;
    });
  });

  it('leaves no trace of a failed try and succeeds on the next', async () => {
    await emit([{ key: 'twice-failing', fail: 2 }]);
    await eventually(async () => (await effects('twice-failing')) === 1);
    expect(failures.get('twice-failing')).toBe(3);
  });

  it('puts an event that keeps failing among the dead letters and goes on with the others', async () => {
    await emit([{ key: 'hopeless', fail: 99 }, { key: 'after-hopeless' }]);
    await eventually(async () => (await effects('after-hopeless')) === 1);
    const [letter] = await eventually(async () => {
      const rows =
        await data().query<{ event_name: string; error: string; attempts: number }[]>(
          `SELECT * FROM dead_letter`,
        );
      return rows.length === 1 && rows;
    }, 20_000);
    expect(letter).toMatchObject({ event_name: 'terminal.counted', error: 'not yet', attempts: 6 });
    expect(await effects('hopeless')).toBe(0);
  });

  it('does not hold against an event that the database was away, however often', async () => {
    await emit([{ key: 'unlucky', away: 7, fail: 3 }]);
    await eventually(async () => (await effects('unlucky')) === 1, 30_000);
    expect(failures.get('unlucky')).toBe(11);
    expect(await data().query(`SELECT FROM dead_letter WHERE event->'data'->>'key' = 'unlucky'`)).toEqual([]);
  }, 40_000);

  describe('dead letters', () => {
    const letters = () => createClient(deadLettersOf('terminal'), running.app.get<NatsConnection>(NATS));
    const bury = async (
      event: Partial<DomainEvent<unknown>> & { data: unknown },
      at = 'now()',
    ): Promise<string> => {
      const id = randomUUID();
      const whole = { id, name: counted.name, version: 1, occurredAt: '', requestId: null, ...event };
      await data().query(
        `INSERT INTO dead_letter (event_id, event_name, event, error, attempts, failed_at) VALUES ($1, $2, $3, 'not yet', 6, ${at})`,
        [id, whole.name, JSON.stringify(whole)],
      );
      return id;
    };
    beforeEach(() => data().query(`DELETE FROM dead_letter`));

    it('are listed to staff, the latest first, page by page, without what could be a secret', async () => {
      const payload = {
        key: 'shown',
        password: 'p',
        nested: [{ api_secret: 's', sealed: null }],
        row: '{"a":1}',
      };
      const old = await bury({ data: { key: 'old' } }, `now() - interval '1 hour'`);
      const late = await bury({ data: payload });
      const { rows, total } = await letters().list({ limit: 1 }, asAdmin(1));
      expect([rows, total]).toEqual([
        [
          {
            ...{ event_id: late, event_name: 'terminal.counted', consumer: 'terminal-terminal_counted-v1' },
            ...{ error: 'not yet', attempts: 6, failed_at: expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/) },
            payload: {
              ...{ key: 'shown', password: '******', row: '******' },
              nested: [{ api_secret: '******', sealed: null }],
            },
          },
        ],
        2,
      ]);
      const next = await letters().list({ limit: 1, offset: 1 }, asAdmin(1));
      expect(next.rows.map(({ event_id }) => event_id)).toEqual([old]);
      const found = await letters().list({ quick: old.slice(0, 8) }, asAdmin(1));
      expect([found.total, (await letters().list({ quick: '%' }, asAdmin(1))).total]).toEqual([1, 0]);
      expect((await letters().list({ event_names: ['other'] }, asAdmin(1))).total).toBe(0);
    });

    it('applied again take effect once, however often at the same time, and are gone', async () => {
      const id = await bury({ data: { key: 'replayed' } });
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => letters().replay({ event_ids: [id] }, asAdmin(1))),
      );
      expect(answers.filter(({ done }) => done.length === 1)).toHaveLength(1);
      expect(await effects('replayed')).toBe(1);
      expect((await letters().list({}, asAdmin(1))).total).toBe(0);
    });

    it('that were applied meanwhile by another way have no second effect', async () => {
      const id = await bury({ data: { key: 'by-another-way' } });
      await data().query(`INSERT INTO inbox (event_id) VALUES ($1)`, [id]);
      expect(await letters().replay({ event_ids: [id] }, asAdmin(1))).toEqual({ done: [id], failed: [] });
      expect(await effects('by-another-way')).toBe(0);
    });

    it('that fail again stay, with the new error and no effect', async () => {
      const id = await bury({ data: { key: 'still-failing', fail: 99 } });
      const unknown = await bury({ name: 'terminal.forgotten', data: {} });
      const { done, failed } = await letters().replay({ event_ids: [id, unknown] }, asAdmin(1));
      expect([done, failed]).toEqual([
        [],
        [
          { id, error: 'not yet' },
          { id: unknown, error: 'dead_letter.no_reaction' },
        ],
      ]);
      expect(await effects('still-failing')).toBe(0);
      const { rows } = await letters().list({ event_ids: [id] }, asAdmin(1));
      expect(rows).toMatchObject([{ attempts: 7, error: 'not yet' }]);
    });

    it('are given up, and are nothing for members', async () => {
      const id = await bury({ data: {} });
      await expect(letters().del({ event_ids: [id] }, asMember(1))).rejects.toMatchObject({
        code: 'auth.no_permission',
      });
      expect(await letters().del({ event_ids: [id, 'no uuid'] }, asAdmin(1))).toEqual({ deleted: 1 });
    });
  });

  it('a replay of everything changes nothing, and brings back what a lost stream took', async () => {
    await emit([{ key: 'before-loss' }]);
    await eventually(async () => (await effects('before-loss')) === 1);
    const nats = await connect({ servers: natsServer.url });
    const before = await data().query<unknown[]>(`SELECT count(*) FROM effect`);
    const counts = await replayOutbox([service], {
      databaseUrl: database.url,
      natsUrl: natsServer.url,
      from: new Date(0),
    });
    expect(counts['terminal']).toBeGreaterThan(300);
    await emit([{ key: 'after-replay' }]);
    await eventually(async () => (await effects('after-replay')) === 1);
    const after = await data().query<{ count: string }[]>(
      `SELECT count(*) FROM effect WHERE key <> 'after-replay'`,
    );
    expect(after).toEqual(before);
    await nats.close();
  });

  it('refuses a second reaction to the same event in one service', async () => {
    @Module({ providers: [Counting, { provide: 'twin', useClass: Counting }] })
    class TwinModule {}
    const twin = defineService({ name: 'terminal', module: TwinModule, entities: [], migrations: [] });
    await expect(startService(twin, config)).rejects.toThrow('terminal reacts twice to terminal.counted');
  });
});
