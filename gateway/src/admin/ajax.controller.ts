import { Controller, Get, Inject, Post, Res } from '@nestjs/common';
import type { AreaPath, CallContext, Client } from '@parcelway/contracts';
import { area, CACHE_CLEARED, DomainError } from '@parcelway/contracts';
import { InjectClient, NATS } from '@parcelway/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { NatsConnection } from 'nats';
import { AdminOnly, Stock, TokenInQuery } from '../auth/access';
import type { SuffixSvgInput } from '../files/suffix-svg-answer';
import { suffixSvgAnswer } from '../files/suffix-svg-answer';
import { UploadAnswers } from '../files/upload-answers';
import { Answer } from '../http/answer';
import { Context, HttpRequest, Input } from '../http/input';

/** Helpers of the back office that belong to no resource. */
@Controller('admin/ajax')
@Stock()
@AdminOnly()
export class AdminAjaxController {
  constructor(
    @InjectClient(area) private readonly areas: Client<typeof area>,
    private readonly uploads: UploadAnswers,
    @Inject(NATS) private readonly nats: NatsConnection,
  ) {}

  @Post('upload')
  async upload(@Context() context: CallContext, @HttpRequest() request: FastifyRequest) {
    return new Answer(await this.uploads.answer(request, context), 'uploaded');
  }

  @Get('area')
  areaOptions(@Input() input: AreaPath, @Context() context: CallContext) {
    return this.areas.options(input, context);
  }

  /** An image's address: its token can only stand in the query. */
  @Get('buildSuffixSvg')
  @TokenInQuery()
  buildSuffixSvg(@Input() input: SuffixSvgInput, @Res({ passthrough: true }) reply: FastifyReply): string {
    return suffixSvgAnswer(input, reply);
  }

  /** Every instance of every process reads again what it keeps in memory. */
  @Post('clearCache')
  clearCache(@Input() { type }: { readonly type?: unknown }) {
    if (type !== 'tp' && type !== 'all') throw new DomainError('request.parameter_error');
    this.nats.publish(CACHE_CLEARED);
    return new Answer(null, 'cacheCleaned');
  }
}
