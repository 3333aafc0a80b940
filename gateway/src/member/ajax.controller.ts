import { Controller, Get, Post, Res } from '@nestjs/common';
import type { AreaPath, CallContext, Client } from '@parcelway/contracts';
import { area } from '@parcelway/contracts';
import { InjectClient } from '@parcelway/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MemberOnly, Public, Stock } from '../auth/access';
import type { SuffixSvgInput } from '../files/suffix-svg-answer';
import { suffixSvgAnswer } from '../files/suffix-svg-answer';
import { UploadAnswers } from '../files/upload-answers';
import { Answer } from '../http/answer';
import { Context, HttpRequest, Input } from '../http/input';

@Controller('api/ajax')
@Stock()
export class AjaxController {
  constructor(
    @InjectClient(area) private readonly areas: Client<typeof area>,
    private readonly uploads: UploadAnswers,
  ) {}

  @Post('upload')
  @MemberOnly()
  async upload(@Context() context: CallContext, @HttpRequest() request: FastifyRequest) {
    return new Answer(await this.uploads.answer(request, context), 'uploaded');
  }

  @Get('buildSuffixSvg')
  @Public()
  buildSuffixSvg(@Input() input: SuffixSvgInput, @Res({ passthrough: true }) reply: FastifyReply): string {
    return suffixSvgAnswer(input, reply);
  }

  @Get('area')
  @Public()
  areaOptions(@Input() input: AreaPath, @Context() context: CallContext) {
    return this.areas.options(input, context);
  }
}
