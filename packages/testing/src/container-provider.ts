import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GenericContainer, StartedTestContainer, Wait } from 'testcontainers';
import type { ProvidedNats, ProvidedPostgres, ProvidedRedis, ServerProvider } from './server-provider';

/** The images of docker-compose.yml. */
export const images = { postgres: 'postgres:18', nats: 'nats:2.12-alpine', redis: 'redis:8' };

const redisDatabases = 4096;
const password = 'parcelway';
const natsPort = 4222;

/** Servers as containers, for machines where a Docker engine answers. testcontainers removes them when this process dies. */
export class ContainerProvider implements ServerProvider {
  readonly kind = 'testcontainers';
  private readonly cleanUps: (() => Promise<void>)[] = [];

  async postgres(): Promise<ProvidedPostgres> {
    const container = await new GenericContainer(images.postgres)
      .withEnvironment({
        POSTGRES_PASSWORD: password,
        POSTGRES_INITDB_ARGS: '--locale-provider=builtin --locale=C --builtin-locale=C.UTF-8',
      })
      .withCommand([
        'postgres',
        '-c',
        'max_connections=200',
        '-c',
        'fsync=off',
        '-c',
        'synchronous_commit=off',
      ])
      .withExposedPorts(5432)
      // The image starts the server twice: once to set it up, once to serve.
      .withWaitStrategy(Wait.forLogMessage(/ready to accept connections/, 2))
      .start();
    this.cleanUps.push(() => remove(container));
    const address = `${container.getHost()}:${container.getMappedPort(5432)}`;
    return { adminUrl: `postgres://postgres:${password}@${address}/postgres` };
  }

  async redis(): Promise<ProvidedRedis> {
    const container = await new GenericContainer(images.redis)
      .withCommand(['redis-server', '--databases', String(redisDatabases), '--save', ''])
      .withExposedPorts(6379)
      .withWaitStrategy(Wait.forLogMessage(/Ready to accept connections/))
      .start();
    this.cleanUps.push(() => remove(container));
    return {
      url: `redis://${container.getHost()}:${container.getMappedPort(6379)}/0`,
      databases: redisDatabases,
    };
  }

  async nats(): Promise<ProvidedNats> {
    const folder = mkdtempSync(join(tmpdir(), 'parcelway-nats-'));
    chmodSync(folder, 0o777);
    writeFileSync(
      join(folder, 'nats.conf'),
      'max_payload: 8MB\njetstream { store_dir: "/data/jetstream", sync_interval: always }\n',
    );
    // A port of our own choice: one that Docker picks changes with every restart.
    const port = await freePort();
    const container = await new GenericContainer(images.nats)
      .withCommand(['-c', '/data/nats.conf'])
      .withBindMounts([{ source: folder, target: '/data' }])
      .withExposedPorts({ container: natsPort, host: port })
      .withWaitStrategy(Wait.forLogMessage(/Server is ready/))
      .start();
    const release = async (): Promise<void> => {
      await remove(container);
      rmSync(folder, { recursive: true, force: true });
    };
    this.cleanUps.push(release);
    return {
      url: `nats://${container.getHost()}:${port}`,
      storeDir: join(folder, 'jetstream'),
      stop: async () => {
        await container.stop({ remove: false });
      },
      kill: async () => {
        // Container 1 cannot be killed from inside; no time to end in good order comes nearest.
        await container.stop({ remove: false, timeout: 0 });
      },
      restart: () => container.restart(),
      release,
    };
  }

  async stop(): Promise<void> {
    await Promise.all(this.cleanUps.splice(0).map((cleanUp) => cleanUp()));
  }
}

async function remove(container: StartedTestContainer): Promise<void> {
  await container.stop({ remove: true, removeVolumes: true }).catch(() => undefined);
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? done(address.port) : fail(new Error('No port.')),
      );
    });
  });
}
