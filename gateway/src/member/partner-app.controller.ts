import { Controller, Delete, Get, Post } from '@nestjs/common';
import type {
  CallContext,
  Client,
  ListWebhookAttempts,
  ResendWebhooks,
  SavePartnerApp,
  SaveWebhook,
  WebhookById,
} from '@parcelway/contracts';
import { partnerApp, webhook } from '@parcelway/contracts';
import { InjectClient } from '@parcelway/platform';
import type { FastifyRequest } from 'fastify';
import { MemberNode } from '../auth/access';
import { withDocumentTime } from '../http/call-context';
import { textOf } from '../http/form-text';
import { Context, HttpRequest, Input } from '../http/input';
import { signedExample } from './signed-example';

/** Programs that a member lets order in their name. */
@Controller('api/user')
@MemberNode('account/apiParam')
export class PartnerAppController {
  constructor(
    @InjectClient(partnerApp) private readonly apps: Client<typeof partnerApp>,
    @InjectClient(webhook) private readonly webhooks: Client<typeof webhook>,
  ) {}

  /** Secrets by their last four characters only. */
  @Get('getApiParam')
  async getApiParam(@Context() context: CallContext, @HttpRequest() request: FastifyRequest) {
    const [apps, webhooks] = await Promise.all([
      this.apps.mine({}, context),
      this.webhooks.mine({}, context),
    ]);
    const [first] = apps;
    const base_url = `${request.protocol}://${request.headers.host ?? ''}/api/open/v1`;
    return {
      base_url,
      app_id: first?.app_id ?? '',
      secrets: first?.secrets ?? [],
      apps,
      webhooks,
      example: signedExample(base_url, first?.app_id ?? ''),
    };
  }

  /** The only time a secret is shown. */
  @Post('rollApiSecret')
  rollApiSecret(@Input() form: Readonly<Record<string, unknown>>, @Context() context: CallContext) {
    return this.apps.roll({ app_id: textOf(form['app_id']) }, context);
  }

  @Post('saveApiApp')
  saveApiApp(@Input() form: SavePartnerApp, @Context() context: CallContext) {
    return this.apps.save(form, context);
  }

  @Delete('delApiApp')
  delApiApp(@Input() { id }: { id: number }, @Context() context: CallContext) {
    return this.apps.remove({ id }, context);
  }

  /** Tells the secret of a new endpoint, or a new secret, this once. */
  @Post('saveWebhook')
  saveWebhook(@Input() form: SaveWebhook, @Context() context: CallContext) {
    return this.webhooks.save(form, context);
  }

  @Delete('delWebhook')
  delWebhook(@Input() form: WebhookById, @Context() context: CallContext) {
    return this.webhooks.remove(form, context);
  }

  @Post('testWebhook')
  testWebhook(@Input() form: WebhookById, @Context() context: CallContext) {
    return this.webhooks.test(form, withDocumentTime(context));
  }

  @Get('webhookAttempt')
  webhookAttempt(@Input() form: ListWebhookAttempts, @Context() context: CallContext) {
    return this.webhooks.attempts(form, context);
  }

  @Post('resendWebhook')
  resendWebhook(@Input() form: ResendWebhooks, @Context() context: CallContext) {
    return this.webhooks.resend(form, context);
  }
}
