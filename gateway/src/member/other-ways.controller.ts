import { Controller, Get, Post } from '@nestjs/common';
import type { CallContext, Client, PayOutside, PayThirdParty, Recharge } from '@parcelway/contracts';
import { otherWays } from '@parcelway/contracts';
import { InjectClient } from '@parcelway/platform';
import { MemberOnly } from '../auth/access';
import { withProviderTime } from '../http/call-context';
import { Context, Input } from '../http/input';

/** Paying by a wallet, by money that staff confirm, and putting money on the balance. */
@Controller('api/Pay')
@MemberOnly()
export class OtherWaysController {
  constructor(@InjectClient(otherWays) private readonly ways: Client<typeof otherWays>) {}

  @Post('thirdParty')
  thirdParty(@Input() input: PayThirdParty, @Context() context: CallContext) {
    return this.ways.thirdParty(input, withProviderTime(context));
  }

  @Post('offline')
  offline(@Input() input: PayOutside, @Context() context: CallContext) {
    return this.ways.offline(input, context);
  }

  @Post('recharge')
  recharge(@Input() input: Recharge, @Context() context: CallContext) {
    return this.ways.recharge(input, withProviderTime(context));
  }

  @Get('rechargeSteps')
  steps(@Context() context: CallContext) {
    return this.ways.rechargeSteps({}, context);
  }
}
