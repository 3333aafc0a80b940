import { Controller, Get, Post } from '@nestjs/common';
import type { AskRefund, CallContext, Client, ListRefunds } from '@parcelway/contracts';
import { refund } from '@parcelway/contracts';
import { InjectClient } from '@parcelway/platform';
import { MemberOnly } from '../auth/access';
import { withProviderTime } from '../http/call-context';
import { Context, Input } from '../http/input';

/** Money back, as its member asks for it. */
@Controller('api/Pay')
@MemberOnly()
export class RefundController {
  constructor(@InjectClient(refund) private readonly refunds: Client<typeof refund>) {}

  @Post('refund')
  ask(@Input() input: AskRefund, @Context() context: CallContext) {
    return this.refunds.ask(input, withProviderTime(context));
  }

  @Get('refunds')
  list(@Input() input: ListRefunds, @Context() context: CallContext) {
    return this.refunds.list(input, context);
  }

  @Get('refundable')
  left(@Input() input: ListRefunds, @Context() context: CallContext) {
    return this.refunds.left(input, context);
  }
}
