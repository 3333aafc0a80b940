import { All, Controller, Get, Inject } from '@nestjs/common';
import type { CallContext } from '@parcelway/contracts';
import { attachmentResource } from '@parcelway/contracts/resources';
import { listQueryOf } from '@parcelway/legacy';
import type { Config } from '@parcelway/platform';
import { CONFIG } from '@parcelway/platform';
import type { FastifyRequest } from 'fastify';
import { AdminNode, Stock } from '../auth/access';
import { Answer } from '../http/answer';
import { Context, HttpRequest, Input } from '../http/input';
import { cdnUrlOf } from '../http/site-config';
import { Site } from '../http/site-settings';
import { ResourcePages } from '../resource/resource-pages';
import { CrudClients } from './crud-clients';
import { deletedIds } from './deleted-ids';
import { listedRow } from './listed-row';

/** Attachments' addresses name their host, and deleting says how many files went; anything else of them is generic. */
@Controller('admin/routine.Attachment')
@Stock()
export class AdminAttachmentController {
  constructor(
    private readonly crud: CrudClients,
    private readonly pages: ResourcePages,
    private readonly site: Site,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get('index')
  @AdminNode('routine/attachment/index')
  async index(
    @Input() params: Readonly<Record<string, unknown>>,
    @Context() context: CallContext,
    @HttpRequest() request: FastifyRequest,
  ) {
    const query = listQueryOf(params, attachmentResource);
    const [{ rows, total }, site] = await Promise.all([
      this.pages.page(
        attachmentResource,
        { ...query, sort: [...query.sort], search: [...query.search] },
        context,
      ),
      this.site.settings(context),
    ]);
    const host = cdnUrlOf(site, request, this.config.legacyClient);
    const list = rows.map((row) => ({
      ...listedRow(attachmentResource, row),
      full_url: `${host}${String(row['url'])}`,
    }));
    return { list, total, remark: '' };
  }

  @All('del')
  @AdminNode('routine/attachment/del')
  async del(@Context() context: CallContext, @HttpRequest() request: FastifyRequest) {
    const ids = [...deletedIds(request, this.config.legacyClient)];
    const { owner, name } = attachmentResource;
    const { deleted } = await this.crud.of(owner).del({ resource: name, ids }, context);
    return new Answer(null, 'filesDeleted', { count: deleted });
  }
}
