import { Controller } from '@nestjs/common';
import type { CallContext, Client, ResendWebhooks, WebhookById } from '@parcelway/contracts';
import { webhook } from '@parcelway/contracts';
import { webhookAttemptResource, webhookEndpointResource } from '@parcelway/contracts/resources';
import { InjectClient } from '@parcelway/platform';
import { StaffAct } from '../auth/staff-act';
import { withDocumentTime } from '../http/call-context';
import { Context, Input } from '../http/input';

/** What staff do with webhooks beside editing rows. */
@Controller()
export class StaffWebhookController {
  constructor(@InjectClient(webhook) private readonly webhooks: Client<typeof webhook>) {}

  @StaffAct(webhookEndpointResource, 'enable')
  enable(@Input() { id }: WebhookById, @Context() context: CallContext) {
    return this.webhooks.save({ id, status: 'on' }, context);
  }

  @StaffAct(webhookEndpointResource, 'disable')
  disable(@Input() { id }: WebhookById, @Context() context: CallContext) {
    return this.webhooks.save({ id, status: 'off' }, context);
  }

  @StaffAct(webhookEndpointResource, 'test')
  test(@Input() { id }: WebhookById, @Context() context: CallContext) {
    return this.webhooks.test({ id }, withDocumentTime(context));
  }

  /** The only time the new secret is shown. */
  @StaffAct(webhookEndpointResource, 'rollSecret')
  rollSecret(@Input() { id }: WebhookById, @Context() context: CallContext) {
    return this.webhooks.save({ id, roll_secret: true }, context);
  }

  @StaffAct(webhookAttemptResource, 'resend')
  resend(@Input() { ids }: ResendWebhooks, @Context() context: CallContext) {
    return this.webhooks.resend({ ids }, context);
  }
}
