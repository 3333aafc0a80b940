import { Injectable } from '@nestjs/common';
import { DomainError, WEBHOOK_EVENTS } from '@parcelway/contracts';
import { FieldCipher, invalidFields } from '@parcelway/platform';
import type { WebhookEndpointEntity } from './webhook-endpoint.entity';
import { newWebhookSecret } from './webhook-secret';
import { WebhookTransport } from './webhook-transport';

const SHOWN = 4;
const known: ReadonlySet<unknown> = new Set(WEBHOOK_EVENTS);

/** What holds of an endpoint, whoever writes it. */
@Injectable()
export class WebhookEndpoints {
  constructor(
    private readonly cipher: FieldCipher,
    private readonly transport: WebhookTransport,
  ) {}

  /** Gives it a new secret, told this once. */
  roll(row: WebhookEndpointEntity): string {
    const secret = newWebhookSecret();
    row.sealedSecret = this.cipher.encrypt(secret);
    row.secretLast4 = secret.slice(-SHOWN);
    return secret;
  }

  /** Errors: webhook.bad_url, request.invalid. */
  async check(row: WebhookEndpointEntity): Promise<void> {
    if (!Array.isArray(row.events) || !row.events.every((event) => known.has(event)))
      throw invalidFields([
        { field: 'events', rule: 'one_of', params: { allowed: WEBHOOK_EVENTS.join(', ') } },
      ]);
    row.events = [...new Set(row.events)];
    if (!(await this.transport.mayReach(row.url)))
      throw new DomainError('webhook.bad_url', {}, [{ field: 'url', rule: 'refused' }]);
  }
}
