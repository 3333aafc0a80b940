import { Inject, Injectable } from '@nestjs/common';
import type { CallContext } from '@parcelway/contracts';
import type { Config } from '@parcelway/platform';
import { CONFIG } from '@parcelway/platform';
import type { FastifyRequest } from 'fastify';
import { cdnUrlOf } from '../http/site-config';
import { Site } from '../http/site-settings';
import { uploadedFile } from './uploaded-file';
import { Uploads } from './uploads';

/** Uploads as every face answers them: `{file: {…}}`. */
@Injectable()
export class UploadAnswers {
  constructor(
    private readonly uploads: Uploads,
    private readonly site: Site,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async answer(request: FastifyRequest, context: CallContext): Promise<{ file: Record<string, unknown> }> {
    const uploaded = await this.uploads.take(request, context);
    const site = await this.site.settings(context);
    return { file: uploadedFile(uploaded, cdnUrlOf(site, request, this.config.legacyClient)) };
  }
}
