import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Config } from './config';
import { connectNats } from './connect-nats';
import { connected, createDataSource } from './db/datasource';
import { FieldCipher } from './db/field-cipher';
import { Outbox } from './events/outbox';
import { createLogger } from './logging';
import type { Logger } from './logging';
import { RedisStore } from './redis';
import type { ServiceDefinition } from './service';
import { CONFIG, LOGGER, NATS, SERVICE } from './tokens';

/** What every service can inject: CONFIG, LOGGER, NATS, DataSource, Outbox, FieldCipher, RedisStore. */
@Module({})
export class PlatformModule {
  static forService(service: ServiceDefinition, config: Config): DynamicModule {
    return {
      module: PlatformModule,
      global: true,
      imports: [service.module],
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: SERVICE, useValue: service },
        { provide: LOGGER, useFactory: () => createLogger(service.name, config.logLevel) },
        {
          provide: NATS,
          inject: [LOGGER],
          useFactory: (logger: Logger) => connectNats(config.natsUrl, service.name, logger),
        },
        {
          provide: DataSource,
          useFactory: () => connected(createDataSource(service, config.databaseUrl, config.connections)),
        },
        { provide: Outbox, useValue: new Outbox() },
        { provide: FieldCipher, useValue: new FieldCipher(config.fieldKey) },
        RedisStore,
      ],
      exports: [CONFIG, SERVICE, LOGGER, NATS, DataSource, Outbox, FieldCipher, RedisStore],
    };
  }
}
