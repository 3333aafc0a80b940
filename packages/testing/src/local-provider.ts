import { ChildChannel } from './child-channel';
import type {
  KillableServer,
  ProvidedNats,
  ProvidedPostgres,
  ProvidedRedis,
  ServerProvider,
} from './server-provider';

interface Started {
  id: string;
  url: string;
  adminUrl: string;
  storeDir: string;
}

/** So many numbered databases that no two test files of a run share one. */
const redisDatabases = 4096;

/**
 * Servers as processes of this machine, on free ports and in a throw-away folder: the same that `npm start` runs.
 * They belong to a helper process that ends them when this one is gone.
 */
export class LocalProvider implements ServerProvider {
  readonly kind = 'local';
  private readonly channel = new ChildChannel(require.resolve('@parcelway/launch/servers-process'));

  async postgres(): Promise<ProvidedPostgres> {
    const { adminUrl } = await this.channel.ask<Started>('start', { kind: 'postgres' });
    return { adminUrl };
  }

  async redis(): Promise<ProvidedRedis> {
    const { url } = await this.channel.ask<Started>('start', { kind: 'redis', databases: redisDatabases });
    return { url, databases: redisDatabases };
  }

  async nats(): Promise<ProvidedNats> {
    const { id, url, storeDir } = await this.channel.ask<Started>('start', { kind: 'nats' });
    return {
      url,
      storeDir,
      stop: () => this.channel.ask<void>('stop', { id }),
      kill: () => this.channel.ask<void>('kill', { id }),
      restart: () => this.channel.ask<void>('restart', { id }),
      release: () => this.channel.ask<void>('drop', { id }),
    };
  }

  /** A server of one's own that keeps its promises through a kill: what it has confirmed is there when it comes back. */
  async killable(kind: 'postgres' | 'nats' | 'redis'): Promise<KillableServer> {
    const { id, url } = await this.channel.ask<Started>('start', { kind, isDurable: true });
    return {
      url,
      kill: () => this.channel.ask<void>('kill', { id }),
      restart: () => this.channel.ask<void>('restart', { id }),
    };
  }

  /** Whether a Docker engine answers here. */
  dockerAnswers(): Promise<boolean> {
    return this.channel.ask<boolean>('dockerAnswers');
  }

  /** Builds the server side where it changed: the template database is made by the built services. */
  build(): Promise<void> {
    return this.channel.ask<void>('build');
  }

  /** Migrates and seeds a database with the built services, in a process of its own. */
  migrate(databaseUrl: string, environment: Record<string, string>): Promise<void> {
    return this.channel.ask<void>('migrate', { databaseUrl, environment });
  }

  /** A fresh folder that goes with this provider. */
  folder(): Promise<string> {
    return this.channel.ask<string>('folder');
  }

  stop(): Promise<void> {
    return this.channel.close();
  }
}
