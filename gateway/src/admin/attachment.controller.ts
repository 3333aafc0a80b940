import { Controller, Delete, Post } from '@nestjs/common';
import type { CallContext } from '@parcelway/contracts';
import { attachmentResource } from '@parcelway/contracts/resources';
import { idsOf } from '@parcelway/legacy';
import { AdminNode, Stock } from '../auth/access';
import { Answer } from '../http/answer';
import { Context, Input } from '../http/input';
import { CrudClients } from './crud-clients';

/** Deleting attachments says how many files went; anything else of them is generic. */
@Controller('admin/routine.Attachment')
@Stock()
@AdminNode('routine/attachment/del')
export class AdminAttachmentController {
  constructor(private readonly crud: CrudClients) {}

  @Delete('del')
  async del(@Input() params: Readonly<Record<string, unknown>>, @Context() context: CallContext) {
    const { owner, name } = attachmentResource;
    const { deleted } = await this.crud.of(owner).del({ resource: name, ids: idsOf(params) }, context);
    return new Answer(null, 'filesDeleted', { count: deleted });
  }

  @Post('del')
  delByPost(@Input() params: Readonly<Record<string, unknown>>, @Context() context: CallContext) {
    return this.del(params, context);
  }
}
