import 'reflect-metadata';
import type { Server } from 'node:http';
import { ModulesContainer, NestFactory } from '@nestjs/core';
import type { INestApplicationContext } from '@nestjs/common';
import type { NatsConnection } from 'nats';
import { deadLettersOf } from '@parcelway/contracts';
import { DataSource } from 'typeorm';
import { readConfig } from './config';
import type { Config } from './config';
import { EventConsumers } from './events/consumers';
import { DeadLetters } from './events/dead-letters';
import { Outbox } from './events/outbox';
import { reactionsOf } from './events/reacts-to';
import { OutboxRelay } from './events/relay';
import { serveHealth } from './health';
import type { Logger } from './logging';
import { PlatformModule } from './platform.module';
import { RpcServer } from './rpc/server';
import { servedContracts } from './rpc/serves';
import type { ServiceDefinition } from './service';
import { LOGGER, NATS } from './tokens';

/** A running service; `stop` finishes what is under way. */
export interface RunningService {
  readonly name: string;
  readonly app: INestApplicationContext;
  stop(): Promise<void>;
}

/** Starts a service inside this process: several may live together, each with its own schema, queue group and consumers. */
export async function startService(service: ServiceDefinition, config: Config): Promise<RunningService> {
  const app = await NestFactory.createApplicationContext(PlatformModule.forService(service, config), {
    logger: ['error', 'warn'],
    abortOnError: false,
  });
  const nats = app.get<NatsConnection>(NATS);
  const logger = app.get<Logger>(LOGGER);
  const dataSource = app.get(DataSource);
  const server = new RpcServer(nats, service.name, logger);
  const consumers = new EventConsumers(dataSource, nats, service.name, app.get(Outbox), logger);
  const relay = new OutboxRelay(dataSource, nats, app.get(Outbox), logger);
  const close = async (): Promise<void> => {
    await Promise.all([server.drain(), consumers.stop()]);
    await relay.stop();
    await app.close();
    await nats.close();
    await dataSource.destroy();
  };

  try {
    for (const instance of instancesOf(app)) {
      for (const contract of servedContracts(instance)) server.serve(contract, instance);
      for (const { event, react, concerns } of reactionsOf(instance))
        await consumers.add(event, react, concerns);
    }
    server.serve(deadLettersOf(service.name), new DeadLetters(service.name, dataSource, consumers));
    relay.start();
    await nats.flush();
  } catch (error) {
    await close();
    throw error;
  }

  const isReady = async (): Promise<boolean> => {
    await Promise.race([
      Promise.all([dataSource.query('SELECT 1'), nats.rtt()]),
      new Promise((_resolve, reject) => setTimeout(() => reject(new Error('slow')), 2_000).unref()),
    ]);
    return true;
  };
  const ready = nats.subscribe(`rpc.${service.name}.health`, {
    queue: service.name,
    callback: (_error, message) =>
      void isReady().then(
        () => message.respond(),
        (error: unknown) => logger.warn({ err: error }, 'not ready'),
      ),
  });
  const health: Server | null = config.healthPort === null ? null : serveHealth(config.healthPort, isReady);

  return {
    name: service.name,
    app,
    async stop() {
      ready.unsubscribe();
      health?.close();
      await close();
    },
  };
}

function instancesOf(app: INestApplicationContext): object[] {
  const modules = [...app.get(ModulesContainer).values()];
  const instances = modules.flatMap((module) =>
    [...module.providers.values()].map((provider) => provider.instance as unknown),
  );
  return [...new Set(instances)].filter(
    (instance): instance is object => typeof instance === 'object' && instance !== null,
  );
}

/** Entry of a service's process: starts it, says so to whoever forked it, and stops on SIGTERM, SIGINT or when that parent is gone. */
export async function start(service: ServiceDefinition): Promise<void> {
  await runAsProcess(async () => startService(service, readConfig()));
}

/** Runs something startable as this process's one job; the gateway uses it as well. */
export async function runAsProcess(begin: () => Promise<{ stop(): Promise<void> }>): Promise<void> {
  const running = await begin();
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), 5_000).unref();
    running.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('disconnect', stop);
  process.send?.('ready');
}
