import { Controller, Delete, Get, Post } from '@nestjs/common';
import type { CallContext } from '@parcelway/contracts';
import { errorTexts } from '@parcelway/contracts';
import { deadLetterResource } from '@parcelway/contracts/resources';
import { listQueryOf, presentRow } from '@parcelway/legacy';
import { AdminNode } from '../auth/access';
import { Answer } from '../http/answer';
import { Context, Input } from '../http/input';
import { deadLetterIds } from '../resource/dead-letter-ids';
import { DeadLetterList } from '../resource/dead-letters';

type Params = Readonly<Record<string, unknown>>;

/** Events that a service could not apply. */
@Controller('admin/DeadLetter')
export class AdminDeadLetterController {
  constructor(private readonly letters: DeadLetterList) {}

  @Get('index')
  @AdminNode('deadLetter/index')
  async index(@Input() params: Params, @Context() context: CallContext) {
    const query = listQueryOf(params, deadLetterResource);
    const { rows, total, silent } = await this.letters.page(query, context);
    const away = errorTexts['service.unavailable'][context.locale];
    return {
      list: rows.map(({ id, ...row }) => ({ ...presentRow(deadLetterResource, { ...row, id: 0 }), id })),
      total,
      remark: silent.length > 0 ? `${away} (${silent.join(', ')})` : '',
    };
  }

  @Get('counts')
  @AdminNode('deadLetter/index')
  counts(@Context() context: CallContext) {
    return this.letters.counts(context);
  }

  @Post('replay')
  @AdminNode('deadLetter/replay')
  replay(@Input() params: Params, @Context() context: CallContext) {
    return this.letters.replay(deadLetterIds(params), context);
  }

  @Delete('del')
  @AdminNode('deadLetter/del')
  async del(@Input() params: Params, @Context() context: CallContext) {
    await this.letters.del(deadLetterIds(params), context);
    return new Answer(null, 'deleted');
  }

  @Post('del')
  @AdminNode('deadLetter/del')
  delByPost(@Input() params: Params, @Context() context: CallContext) {
    return this.del(params, context);
  }
}
