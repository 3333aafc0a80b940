import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Config } from '@parcelway/platform';
import { NATS } from '@parcelway/platform';
import type { NatsConnection } from 'nats';
import type { GatewayOptions } from './app.module';
import { AdminLog } from './admin-log/admin-log';
import { AppModule } from './app.module';
import { EnvelopeWriter } from './http/envelope-writer';
import { fastifySettings, prepareFastify } from './http/fastify-settings';
import { Site } from './http/site-settings';
import { turnAway } from './http/turned-away';
import { Metrics } from './ops/metrics';
import { Pages } from './pages/pages';

export interface RunningGateway {
  /** `http://127.0.0.1:8000` */
  readonly url: string;
  readonly app: NestFastifyApplication;
  /** Lets requests under way end, then closes every connection. */
  stop(): Promise<void>;
}

/**
 * Starts a gateway inside this process; `config.port` 0 takes a free port. Waits for NATS, not for the services. Rejects when a route
 * declares no access.
 */
export async function startGateway(config: Config, options: GatewayOptions = {}): Promise<RunningGateway> {
  const adapter = new EnvelopeWriter({ ...fastifySettings, skipMiddie: true });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(config, options), adapter, {
    logger: ['error', 'warn'],
    abortOnError: false,
    bodyParser: false,
  });
  const nats = app.get<NatsConnection>(NATS);
  const close = async (): Promise<void> => {
    await app.close();
    await nats.close();
  };
  try {
    const fastify = adapter.getInstance();
    prepareFastify(fastify, config);
    turnAway(fastify, app.get(Site), config.readsPerMinute);
    app.get(Metrics).watch(fastify);
    app.get(AdminLog).watch(fastify);
    app.get(Pages).serveAssets(app);
    await app.listen(config.port, config.host);
  } catch (error) {
    await close();
    throw error;
  }
  return { url: await app.getUrl(), app, stop: close };
}
