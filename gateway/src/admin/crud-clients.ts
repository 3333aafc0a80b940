import { Inject, Injectable } from '@nestjs/common';
import type { Client, CrudContract } from '@parcelway/contracts';
import { crudOf } from '@parcelway/contracts';
import type { ServiceName } from '@parcelway/contracts/resources';
import { NATS, createClient } from '@parcelway/platform';
import type { NatsConnection } from 'nats';

/** The generic resource calls of each service. */
@Injectable()
export class CrudClients {
  private readonly clients = new Map<ServiceName, Client<CrudContract>>();

  constructor(@Inject(NATS) private readonly nats: NatsConnection) {}

  /** The calls of the service that owns a resource: `of(resource.owner)`. */
  of(owner: ServiceName): Client<CrudContract> {
    const client = this.clients.get(owner) ?? createClient(crudOf<string>(owner), this.nats);
    this.clients.set(owner, client);
    return client;
  }
}
