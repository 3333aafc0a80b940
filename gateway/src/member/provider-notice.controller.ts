import { Controller, Param, Post, Res } from '@nestjs/common';
import type { CallContext, Client } from '@parcelway/contracts';
import { checkout, DomainError } from '@parcelway/contracts';
import { InjectClient } from '@parcelway/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../auth/access';
import { Context, HttpRequest } from '../http/input';

/** Header in which Stripe signs; a wallet does so in the body. */
const SIGNATURE = 'stripe-signature';

/** Nothing that a second try would mend. */
const REFUSALS: readonly string[] = ['pay.notice_refused', 'request.invalid'];

/** What payment providers tell. The signature over the bytes is the access; the answer is the provider's own: a status, no envelope. */
@Controller()
@Public()
export class ProviderNoticeController {
  constructor(@InjectClient(checkout) private readonly checkouts: Client<typeof checkout>) {}

  @Post(['api/Pay/notify/:provider', 'api/open/v1/notify/:provider'])
  async notify(
    @Param('provider') provider: string,
    @HttpRequest() { headers, signedBytes }: FastifyRequest,
    @Context() context: CallContext,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    try {
      await this.checkouts.notify(
        { provider, body: signedBytes?.toString('utf8') ?? '', signature: String(headers[SIGNATURE] ?? '') },
        context,
      );
      void reply.code(200).type('text/plain').send('success');
    } catch (error) {
      const isRefused = error instanceof DomainError && REFUSALS.includes(error.code);
      void reply
        .code(isRefused ? 400 : 503)
        .type('text/plain')
        .send('failure');
    }
  }
}
