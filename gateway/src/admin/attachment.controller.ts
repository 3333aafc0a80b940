import { All, Controller, Inject } from '@nestjs/common';
import type { CallContext } from '@parcelway/contracts';
import { attachmentResource } from '@parcelway/contracts/resources';
import type { Config } from '@parcelway/platform';
import { CONFIG } from '@parcelway/platform';
import type { FastifyRequest } from 'fastify';
import { AdminNode, Stock } from '../auth/access';
import { Answer } from '../http/answer';
import { Context, HttpRequest } from '../http/input';
import { CrudClients } from './crud-clients';
import { deletedIds } from './deleted-ids';

/** Deleting attachments says how many files went; anything else of them is generic. */
@Controller('admin/routine.Attachment')
@Stock()
@AdminNode('routine/attachment/del')
export class AdminAttachmentController {
  constructor(
    private readonly crud: CrudClients,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @All('del')
  async del(@Context() context: CallContext, @HttpRequest() request: FastifyRequest) {
    const ids = [...deletedIds(request, this.config.legacyClient)];
    const { owner, name } = attachmentResource;
    const { deleted } = await this.crud.of(owner).del({ resource: name, ids }, context);
    return new Answer(null, 'filesDeleted', { count: deleted });
  }
}
