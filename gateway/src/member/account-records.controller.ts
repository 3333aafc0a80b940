import { Controller, Get } from '@nestjs/common';
import type {
  CallContext,
  Client,
  MoneyRecord,
  PageRequest,
  RecordPage,
  ScoreRecord,
} from '@parcelway/contracts';
import { memberAccount } from '@parcelway/contracts';
import { withOlderSpellings } from '@parcelway/legacy';
import { InjectClient } from '@parcelway/platform';
import { MemberOnly, Stock } from '../auth/access';
import { Context, Input } from '../http/input';

/** What changed a member's balance and score, newest first. */
@Controller('api/account')
@Stock()
@MemberOnly()
export class AccountRecordsController {
  constructor(@InjectClient(memberAccount) private readonly accounts: Client<typeof memberAccount>) {}

  @Get('balance')
  async balance(@Input() input: PageRequest, @Context() context: CallContext) {
    return inBothSpellings(await this.accounts.moneyRecords(input, context));
  }

  @Get('integral')
  async integral(@Input() input: PageRequest, @Context() context: CallContext) {
    return inBothSpellings(await this.accounts.scoreRecords(input, context));
  }
}

function inBothSpellings({ list, total }: RecordPage<MoneyRecord | ScoreRecord>) {
  return { list: list.map((record) => withOlderSpellings({ ...record })), total };
}
