import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { answers, call, defineContract, DomainError, Text } from '@parcelway/contracts';
import type { CallContext, Handlers } from '@parcelway/contracts';
import { asMember, testNats } from '@parcelway/testing';
import type { NatsConnection } from 'nats';
import { Pool } from 'pg';
import { connectNats } from '../connect-nats';
import { createLogger } from '../logging';
import { createClient } from './client';
import { RpcServer } from './server';
import { servedContracts, Serves } from './serves';

class Greet {
  @Text({ max: 5 }) name!: string;
}
const greeting = defineContract('test.greeting', {
  greet: call(Greet, answers<{ text: string; locale: string; servedBy: string }>()),
  refuse: call(Greet, answers<null>()),
  fail: call(Greet, answers<null>()),
  connect: call(Greet, answers<null>()),
  find: call(Greet, answers<null>()),
  sleep: call(Greet, answers<null>(), { deadlineMs: 150 }),
  bytes: call(Greet, answers<Uint8Array>()),
});

@Serves(greeting)
class GreetingService implements Handlers<typeof greeting> {
  constructor(private readonly name: string) {}

  async greet(request: Greet, context: CallContext) {
    return { text: `你好 ${request.name}`, locale: context.locale, servedBy: this.name };
  }
  async refuse(): Promise<null> {
    throw new DomainError('pay.insufficient', { currency: 'GBP', missing: '1.00' }, [
      { field: 'amount', rule: 'max', params: { max: 5 } },
    ]);
  }
  async fail(): Promise<null> {
    throw new Error('secret inside');
  }
  /** Asks a database that takes the connection and says nothing. */
  async connect(): Promise<null> {
    const mute = createServer((socket) => socket.on('error', () => undefined)).listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const { port } = mute.address() as AddressInfo;
    const pool = new Pool({ host: '127.0.0.1', port, connectionTimeoutMillis: 50 });
    try {
      await pool.query('SELECT 1');
      return null;
    } finally {
      mute.close();
    }
  }
  /** Asks a database that is not there. */
  async find(): Promise<null> {
    await new Pool({ host: '127.0.0.1', port: 1 }).query('SELECT 1');
    return null;
  }
  async sleep(): Promise<null> {
    await new Promise((resolve) => setTimeout(resolve, 400));
    return null;
  }
  async bytes() {
    return new Uint8Array([37, 80, 68, 70]);
  }
}

describe('typed calls over NATS', () => {
  const logger = createLogger('test', 'silent');
  let server: Awaited<ReturnType<typeof testNats>>;
  let caller: NatsConnection;
  let servers: RpcServer[];
  let connections: NatsConnection[];

  beforeAll(async () => {
    server = await testNats();
    caller = await connectNats(server.url, 'caller', logger);
    connections = await Promise.all(['one', 'two'].map((name) => connectNats(server.url, name, logger)));
    servers = connections.map((nats) => new RpcServer(nats, 'test', logger));
    servers.forEach((rpc, index) => {
      const service = new GreetingService(['one', 'two'][index] ?? '');
      servedContracts(service).forEach((contract) => rpc.serve(contract, service));
    });
    await Promise.all(connections.map((nats) => nats.flush()));
  });
  afterAll(async () => {
    await Promise.all(connections.map((nats) => nats.close()));
    await caller.close();
    await server.release();
  });

  const client = () => createClient(greeting, caller);

  it('carries the payload, the context and Chinese text to the handler and back', async () => {
    expect(await client().greet({ name: '林悦' }, asMember(1, { locale: 'en' }))).toMatchObject({
      text: '你好 林悦',
      locale: 'en',
    });
  });

  it('is answered once per request however many replicas serve it, and by both of them over time', async () => {
    const replies = await Promise.all(
      Array.from({ length: 60 }, () => client().greet({ name: 'a' }, asMember(1))),
    );
    expect(new Set(replies.map(({ servedBy }) => servedBy))).toEqual(new Set(['one', 'two']));
  });

  it('refuses a request that breaks a rule before the handler sees it, naming the field', async () => {
    await expect(client().greet({ name: 'too long' }, asMember(1))).rejects.toMatchObject({
      code: 'request.invalid',
      fields: [{ field: 'name', rule: 'max_length', params: { max: 5 } }],
    });
  });

  it('rebuilds a DomainError with its params and fields on the caller’s side', async () => {
    const refused = client().refuse({ name: 'a' }, asMember(1));
    await expect(refused).rejects.toBeInstanceOf(DomainError);
    await expect(refused).rejects.toMatchObject({
      code: 'pay.insufficient',
      params: { currency: 'GBP', missing: '1.00' },
      fields: [{ field: 'amount', rule: 'max', params: { max: 5 } }],
    });
  });

  it('turns any other error into internal with the request id and nothing of its text', async () => {
    const context = asMember(1);
    await expect(client().fail({ name: 'a' }, context)).rejects.toEqual(
      new DomainError('internal', { requestId: context.requestId }),
    );
  });

  it.each(['connect', 'find'] as const)(
    'gives service.unavailable when there is no connection to the database (%s)',
    async (ask) => {
      await expect(client()[ask]({ name: 'a' }, asMember(1))).rejects.toEqual(
        new DomainError('service.unavailable'),
      );
    },
  );

  it('gives service.unavailable at the call’s deadline when the handler is too slow', async () => {
    const begun = Date.now();
    await expect(client().sleep({ name: 'a' }, asMember(1))).rejects.toMatchObject({
      code: 'service.unavailable',
    });
    expect(Date.now() - begun).toBeLessThan(380);
  });

  it('gives service.unavailable at once when nobody serves the call', async () => {
    const nobody = createClient(
      defineContract('test.nobody', { greet: greeting.calls['greet'] as never }),
      caller,
    );
    await expect(
      (nobody as unknown as ReturnType<typeof client>).greet({ name: 'a' }, asMember(1)),
    ).rejects.toMatchObject({ code: 'service.unavailable' });
  });

  it('does not begin work whose caller has given up', async () => {
    const late = asMember(1, { timeoutMs: -1_000 });
    await expect(client().greet({ name: 'a' }, late)).rejects.toMatchObject({ code: 'service.unavailable' });
  });

  it('carries bytes as they are', async () => {
    expect([...(await client().bytes({ name: 'a' }, asMember(1)))]).toEqual([37, 80, 68, 70]);
  });

  it('refuses to serve a contract with a missing handler', () => {
    const [rpc] = servers;
    expect(() => rpc?.serve(greeting, { greet: () => null })).toThrow('test.greeting.refuse has no handler');
  });
});
