import { Controller, Post } from '@nestjs/common';
import type { AdjustScore, CallContext, Client } from '@parcelway/contracts';
import { memberAccount } from '@parcelway/contracts';
import { InjectClient } from '@parcelway/platform';
import { AdminNode } from '../auth/access';
import { Context, Input } from '../http/input';

/** A staff adjustment of a score. */
@Controller('rest/member-score-record')
export class RestMemberScoreController {
  constructor(@InjectClient(memberAccount) private readonly accounts: Client<typeof memberAccount>) {}

  @Post()
  @AdminNode('user/scoreLog/add')
  add(@Input() input: AdjustScore, @Context() context: CallContext) {
    return this.accounts.adjustScore(input, context);
  }
}
