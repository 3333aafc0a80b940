import { Controller, Get, Post } from '@nestjs/common';
import type { CallContext, Client, TopUp } from '@parcelway/contracts';
import { payment } from '@parcelway/contracts';
import { InjectClient } from '@parcelway/platform';
import { AdminNode, Stock } from '../auth/access';
import { Answer } from '../http/answer';
import { Context, Input } from '../http/input';
import { AccountHolders } from './account-holders';

/** A staff adjustment of a balance, under both names the clients know it by. */
@Controller(['admin/user.MoneyLog', 'admin/trade.UserMoneyRecord'])
@Stock()
export class AdminMoneyLogController {
  constructor(
    @InjectClient(payment) private readonly payments: Client<typeof payment>,
    private readonly holders: AccountHolders,
  ) {}

  /** Whom the form is about: `?userId=`. */
  @Get('add')
  @AdminNode('user/moneyLog/add')
  async holder(@Input() { userId }: { userId?: unknown }, @Context() context: CallContext) {
    const { score: _score, ...user } = await this.holders.of(userId, context);
    return { user };
  }

  @Post('add')
  @AdminNode('user/moneyLog/add')
  async add(@Input() input: TopUp, @Context() context: CallContext) {
    return new Answer(await this.payments.topUp(input, context), 'added');
  }
}
