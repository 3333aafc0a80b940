import { Injectable } from '@nestjs/common';
import type { ResourceHooks } from '@parcelway/crud';
import { WebhookEndpoints } from './webhook-endpoints';
import type { WebhookEndpointEntity } from './webhook-endpoint.entity';

/** Endpoints as staff edit them. */
@Injectable()
export class WebhookHooks implements ResourceHooks<WebhookEndpointEntity> {
  constructor(private readonly endpoints: WebhookEndpoints) {}

  async beforeAdd(row: WebhookEndpointEntity): Promise<void> {
    this.endpoints.roll(row);
    await this.endpoints.check(row);
  }

  async beforeEdit(row: WebhookEndpointEntity): Promise<void> {
    await this.endpoints.check(row);
  }
}
