import { existsSync } from 'node:fs';
import Redis from 'ioredis';
import { connect } from 'nats';
import { Client } from 'pg';
import { testDatabase, testNats, testRedis } from './test-servers';

async function databaseOf(url: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>('SELECT current_database() AS name');
  await client.end();
  return rows[0]?.name ?? '';
}

describe('testDatabase', () => {
  it('gives two callers two databases', async () => {
    const [one, two] = await Promise.all([testDatabase(), testDatabase()]);
    expect(await databaseOf(one.url)).not.toBe(await databaseOf(two.url));
    await Promise.all([one.release(), two.release()]);
  });

  it('drops the database on release, also under an open connection', async () => {
    const database = await testDatabase();
    const client = new Client({ connectionString: database.url });
    client.on('error', () => undefined);
    await client.connect();
    await database.release();
    await expect(databaseOf(database.url)).rejects.toThrow('does not exist');
  });
});

describe('testRedis', () => {
  it('keeps the keys of two callers apart', async () => {
    const [one, two] = await Promise.all([testRedis(), testRedis()]);
    const [a, b] = [new Redis(one.url), new Redis(two.url)];
    await a.set('key', 'of one');
    expect(await b.get('key')).toBeNull();
    expect(await a.get('key')).toBe('of one');
    await Promise.all([a.quit(), b.quit()]);
    await Promise.all([one.release(), two.release()]);
  });
});

describe('testNats', () => {
  it('keeps a stream through a kill and a restart, on the same address', async () => {
    const nats = await testNats();
    const before = await connect({ servers: nats.url });
    await (await before.jetstreamManager()).streams.add({ name: 'KEPT', subjects: ['kept.>'] });
    await before.jetstream().publish('kept.one', 'text');
    await before.close();
    await nats.kill();
    await nats.restart();
    const after = await connect({ servers: nats.url });
    const stream = await (await after.jetstreamManager()).streams.info('KEPT');
    expect(stream.state.messages).toBe(1);
    await after.close();
    await nats.release();
  });

  it('removes its streams on release', async () => {
    const nats = await testNats();
    expect(existsSync(nats.storeDir)).toBe(true);
    await nats.release();
    expect(existsSync(nats.storeDir)).toBe(false);
    await expect(connect({ servers: nats.url, reconnect: false })).rejects.toThrow();
  });
});
