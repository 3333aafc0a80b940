import { request as httpRequest } from 'node:http';
import { Controller, Get, NotFoundException, Post, Res } from '@nestjs/common';
import type { CallContext, Client } from '@parcelway/contracts';
import { checkout } from '@parcelway/contracts';
import { InjectClient } from '@parcelway/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../auth/access';
import { Context, HttpRequest } from '../http/input';

const PREFIX = /^\/(card|wallet)-provider(?=\/)/i;
/** What a payer's browser asks of them; their other calls are the merchant's. */
const FOR_PAYERS = {
  card: /^\/(v1\/payment_intents\/\w+\/confirm|bank\/\w+)(\?|$)/,
  wallet: /^\/scan\/\w+(\?|$)/,
};
const ANSWER_MS = 10_000;

/**
 * Hands a payer's browser on to the providers of this machine, where there are any, so that a demonstration needs one address. The bytes
 * pass through: nothing here reads, keeps or logs them.
 */
@Controller(['card-provider', 'wallet-provider'])
@Public()
export class LocalProviderController {
  constructor(@InjectClient(checkout) private readonly checkouts: Client<typeof checkout>) {}

  @Get('*')
  read(@HttpRequest() request: FastifyRequest, @Context() context: CallContext, @Res() reply: FastifyReply) {
    return this.handOn(request, context, reply);
  }

  @Post('*')
  send(@HttpRequest() request: FastifyRequest, @Context() context: CallContext, @Res() reply: FastifyReply) {
    return this.handOn(request, context, reply);
  }

  private async handOn(
    { method, url, signedBytes }: FastifyRequest,
    context: CallContext,
    reply: FastifyReply,
  ): Promise<void> {
    const path = url.replace(PREFIX, '');
    const kind = /^\/card/i.test(url) ? 'card' : 'wallet';
    const { port } = FOR_PAYERS[kind].test(path)
      ? await this.checkouts.localProvider({ kind }, context)
      : { port: null };
    if (port === null) throw new NotFoundException();
    const body = signedBytes ?? Buffer.alloc(0);
    const asked = httpRequest({
      ...{ host: '127.0.0.1', port, method, path, timeout: ANSWER_MS },
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': body.length },
    });
    reply.hijack();
    asked.once('response', (answer) => {
      const { location } = answer.headers;
      reply.raw.writeHead(answer.statusCode ?? 502, {
        'content-type': answer.headers['content-type'] ?? 'text/plain',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        ...(location ? { location } : {}),
      });
      answer.pipe(reply.raw);
    });
    asked.once('timeout', () => asked.destroy());
    // A provider that breaks off does so for the browser as well.
    asked.once('error', () => reply.raw.destroy());
    asked.end(body);
  }
}
