import { Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import type { CallContext, Client, TestMail } from '@parcelway/contracts';
import { siteSettings } from '@parcelway/contracts';
import type { FastifyRequest } from 'fastify';
import { InjectClient } from '@parcelway/platform';
import { AdminNode, AdminOnly } from '../auth/access';
import { UploadAnswers } from '../files/upload-answers';
import { withMailTime } from '../http/call-context';
import { Context, HttpRequest, Input } from '../http/input';

/** Settings by group, and uploads, for the product's own back office. */
@Controller('rest')
export class RestSettingsController {
  constructor(
    @InjectClient(siteSettings) private readonly settings: Client<typeof siteSettings>,
    private readonly uploads: UploadAnswers,
  ) {}

  @Get('config-group')
  @AdminNode('routine/config/index')
  groups(@Context() context: CallContext) {
    return this.settings.groups({}, context);
  }

  /** `{values: {name: value}, versions: {name: version}}`, all of them or none. */
  @Put('config-group/:group')
  @HttpCode(204)
  @AdminNode('routine/config/edit')
  async save(
    @Param('group') group: string,
    @Input() { values, versions }: { values?: Record<string, unknown>; versions?: Record<string, unknown> },
    @Context() context: CallContext,
  ): Promise<void> {
    await this.settings.save({ group, values: values ?? {}, versions: versions ?? {} }, context);
  }

  @Post('config/sendTestMail')
  @HttpCode(204)
  @AdminNode('routine/config/sendTestMail')
  async sendTestMail(@Input() input: TestMail, @Context() context: CallContext): Promise<void> {
    await this.settings.sendTestMail(input, withMailTime(context));
  }

  @Post('attachment/upload')
  @HttpCode(201)
  @AdminOnly()
  upload(@Context() context: CallContext, @HttpRequest() request: FastifyRequest) {
    return this.uploads.answer(request, context);
  }
}
