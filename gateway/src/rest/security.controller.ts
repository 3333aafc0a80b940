import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import type { CallContext, Client } from '@parcelway/contracts';
import { caughtRows } from '@parcelway/contracts';
import type { CaptureKind } from '@parcelway/contracts/resources';
import { captureChoices, resources } from '@parcelway/contracts/resources';
import { idsOf } from '@parcelway/legacy';
import { InjectClient } from '@parcelway/platform';
import { AdminNode } from '../auth/access';
import { Context, Input } from '../http/input';
import { CaughtRowDetails } from '../resource/caught-row-details';

type Params = Readonly<Record<string, unknown>>;

/** What a rule of one kind may watch, for its form: names in both languages. */
function choicesOf(kind: CaptureKind) {
  return captureChoices(kind, resources).map(({ controller, resource, data_table, primary_key, fields }) => ({
    ...{ controller, label: resource.label, connection: resource.owner, data_table, primary_key },
    fields: Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label])),
  }));
}

/** The rules that catch deletions and edits, and what they caught. */
@Controller('rest')
export class RestSecurityController {
  constructor(
    @InjectClient(caughtRows) private readonly caught: Client<typeof caughtRows>,
    private readonly details: CaughtRowDetails,
  ) {}

  @Get('data-recycle/choices')
  @AdminNode('security/dataRecycle/index')
  recycleChoices() {
    return choicesOf('recycle');
  }

  @Get('sensitive-data/choices')
  @AdminNode('security/sensitiveData/index')
  sensitiveChoices() {
    return choicesOf('sensitive');
  }

  @Get('data-recycle-log/info')
  @AdminNode('security/dataRecycleLog/info')
  deletedRow(@Input() { id }: Params, @Context() context: CallContext) {
    return this.details.deletedRow(id, context);
  }

  @Post('data-recycle-log/restore')
  @HttpCode(200)
  @AdminNode('security/dataRecycleLog/restore')
  restore(@Input() params: Params, @Context() context: CallContext) {
    return this.caught.restore({ ids: idsOf(params) }, context);
  }

  @Get('sensitive-data-log/info')
  @AdminNode('security/sensitiveDataLog/info')
  changedField(@Input() { id }: Params, @Context() context: CallContext) {
    return this.details.changedField(id, context);
  }

  @Post('sensitive-data-log/rollback')
  @HttpCode(200)
  @AdminNode('security/sensitiveDataLog/rollback')
  rollback(@Input() params: Params, @Context() context: CallContext) {
    return this.caught.rollback({ ids: idsOf(params) }, context);
  }
}
