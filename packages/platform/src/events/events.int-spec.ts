import { Injectable, Module } from '@nestjs/common';
import type { DomainEvent } from '@parcelway/contracts';
import { defineEvent } from '@parcelway/contracts';
import { eventually, testDatabase, testNats, testRedis } from '@parcelway/testing';
import { connect } from 'nats';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { readConfig } from '../config';
import type { Config } from '../config';
import { defineService } from '../service';
import { startService } from '../start';
import type { RunningService } from '../start';
import { Outbox } from './outbox';
import { ReactsTo } from './reacts-to';
import { replayOutbox } from './replay';

const counted = defineEvent<{ key: string; fail?: number }>('terminal.counted', 1);
const failures = new Map<string, number>();

@Injectable()
class Counting {
  @ReactsTo(counted)
  async count(event: DomainEvent<{ key: string; fail?: number }>, manager: EntityManager): Promise<void> {
    await manager.query(`INSERT INTO effect (key) VALUES ($1)`, [event.data.key]);
    const failed = failures.get(event.data.key) ?? 0;
    failures.set(event.data.key, failed + 1);
    if (failed < (event.data.fail ?? 0)) throw new Error('not yet');
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
  const emit = async (payloads: { key: string; fail?: number }[]): Promise<void> => {
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
