import 'reflect-metadata';
import type { Type } from '@nestjs/common';
import type { CallContext, Contract } from '@parcelway/contracts';
import { crudOf } from '@parcelway/contracts';
import type { Config, RunningService } from '@parcelway/platform';
import { createClient, readConfig, startService } from '@parcelway/platform';
import { testDatabase, testNats, testRedis, testSecrets } from '@parcelway/testing';
import type { NatsConnection } from 'nats';
import { connect } from 'nats';
import { DataSource } from 'typeorm';
import { service } from '../src';

/** The user service on a database, a NATS and a Redis of this test file's own. */
export interface UserServiceUnderTest {
  readonly config: Config;
  readonly running: RunningService;
  readonly nats: NatsConnection;
  readonly database: DataSource;
  client<C extends Contract>(contract: C): ReturnType<typeof createClient<C>>;
  stop(): Promise<void>;
}

export async function runUserService(
  environment: Readonly<Record<string, string>> = {},
  module: Type<unknown> = service.module,
): Promise<UserServiceUnderTest> {
  const [postgres, natsServer, redis] = await Promise.all([testDatabase(), testNats(), testRedis()]);
  const config = readConfig({
    ...testSecrets,
    DATABASE_URL: postgres.url,
    NATS_URL: natsServer.url,
    REDIS_URL: redis.url,
    LOG_LEVEL: 'error',
    ...environment,
  });
  const running = await startService({ ...service, module }, config);
  const nats = await connect({ servers: natsServer.url });
  return {
    config,
    running,
    nats,
    database: running.app.get(DataSource),
    client: (contract) => createClient(contract, nats),
    async stop() {
      await nats.close();
      await running.stop();
      await Promise.all([postgres.release(), natsServer.release(), redis.release()]);
    },
  };
}

const plain = (): Pick<CallContext, 'locale' | 'requestId' | 'deadline'> => ({
  locale: 'en',
  requestId: 'test',
  deadline: Date.now() + 10_000,
});

export const asAnybody = (): CallContext => ({
  ...plain(),
  identity: { kind: 'anonymous' },
  ip: '192.0.2.1',
});
export const asMember = (id: number, sessionId = ''): CallContext => ({
  ...plain(),
  identity: { kind: 'member', id, sessionId },
});
export const asAdmin = (id = 1): CallContext => ({
  ...plain(),
  identity: { kind: 'admin', id, sessionId: '', username: 'admin' },
});
export const asService = (): CallContext => ({ ...plain(), identity: { kind: 'service', name: 'order' } });

/** Answers of `look` until one is right; for what an event brings about. */
export async function eventually<Value>(
  look: () => Promise<Value>,
  isRight: (value: Value) => boolean,
  withinMs = 10_000,
): Promise<Value> {
  const end = Date.now() + withinMs;
  for (;;) {
    const value = await look();
    if (isRight(value) || Date.now() > end) return value;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** The payloads of one kind that the outbox holds, oldest first. */
export async function outboxOf<Payload>(database: DataSource, name: string): Promise<Payload[]> {
  const rows = (await database.query(`SELECT payload FROM outbox WHERE name = $1 ORDER BY position`, [
    name,
  ])) as { payload: Payload }[];
  return rows.map(({ payload }) => payload);
}

let count = 0;

/** A member that no other test knows; the password is `Secret123`. */
export async function newMember(
  under: UserServiceUnderTest,
  row: Record<string, unknown> = {},
): Promise<number> {
  count += 1;
  const { id } = await under.client(crudOf('user')).add(
    {
      resource: 'member',
      row: {
        username: `member_${count}`,
        nickname: `会员 ${count}`,
        group_id: 1,
        password: 'Secret123',
        ...row,
      },
    },
    asAdmin(),
  );
  return id;
}
