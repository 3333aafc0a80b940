import { Controller, Delete, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import type { CallContext } from '@parcelway/contracts';
import { deadLetterResource } from '@parcelway/contracts/resources';
import type { FastifyReply } from 'fastify';
import { AdminNode } from '../auth/access';
import { Context, Input } from '../http/input';
import { deadLetterIds } from '../resource/dead-letter-ids';
import { DeadLetterList } from '../resource/dead-letters';
import { contentRange } from './content-range';
import { restListQueryOf } from './list-query';

type Params = Readonly<Record<string, unknown>>;

/** Events that a service could not apply: `/rest/dead-letter`, `/rest/dead-letter/user.<event id>`. */
@Controller('rest/dead-letter')
export class RestDeadLetterController {
  constructor(private readonly letters: DeadLetterList) {}

  @Get()
  @AdminNode('deadLetter/index')
  async list(
    @Input() query: Params,
    @Context() context: CallContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const asked = restListQueryOf(query, deadLetterResource);
    const { rows, total } = await this.letters.page(asked, context);
    void reply.header('content-range', contentRange('dead-letter', asked.offset, rows.length, total));
    return rows;
  }

  @Get('counts')
  @AdminNode('deadLetter/index')
  counts(@Context() context: CallContext) {
    return this.letters.counts(context);
  }

  @Get(':id')
  @AdminNode('deadLetter/index')
  one(@Param('id') id: string, @Context() context: CallContext) {
    return this.letters.one(id, context);
  }

  @Post('replay')
  @HttpCode(200)
  @AdminNode('deadLetter/replay')
  replay(@Input() params: Params, @Context() context: CallContext) {
    return this.letters.replay(deadLetterIds(params), context);
  }

  @Delete(':id')
  @AdminNode('deadLetter/del')
  async del(@Param('id') id: string, @Context() context: CallContext) {
    await this.letters.del([id], context);
    return { id };
  }
}
