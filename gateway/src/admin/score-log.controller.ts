import { Controller, Get, Post } from '@nestjs/common';
import type { AdjustScore, CallContext, Client } from '@parcelway/contracts';
import { memberAccount } from '@parcelway/contracts';
import { InjectClient } from '@parcelway/platform';
import { AdminNode, Stock } from '../auth/access';
import { Answer } from '../http/answer';
import { Context, Input } from '../http/input';
import { AccountHolders } from './account-holders';

/** A staff adjustment of a score. */
@Controller('admin/user.ScoreLog')
@Stock()
export class AdminScoreLogController {
  constructor(
    @InjectClient(memberAccount) private readonly accounts: Client<typeof memberAccount>,
    private readonly holders: AccountHolders,
  ) {}

  /** Whom the form is about: `?userId=`. */
  @Get('add')
  @AdminNode('user/scoreLog/add')
  async holder(@Input() { userId }: { userId?: unknown }, @Context() context: CallContext) {
    const { money: _money, ...user } = await this.holders.of(userId, context);
    return { user };
  }

  @Post('add')
  @AdminNode('user/scoreLog/add')
  async add(@Input() input: AdjustScore, @Context() context: CallContext) {
    await this.accounts.adjustScore(input, context);
    return new Answer(null, 'added');
  }
}
