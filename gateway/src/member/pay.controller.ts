import { Controller, Post } from '@nestjs/common';
import type { CallContext, Client, PayFromBalance } from '@parcelway/contracts';
import { payment } from '@parcelway/contracts';
import { InjectClient } from '@parcelway/platform';
import { MemberOnly } from '../auth/access';
import { Context, Input } from '../http/input';

@Controller('api/Pay')
@MemberOnly()
export class PayController {
  constructor(@InjectClient(payment) private readonly payments: Client<typeof payment>) {}

  @Post('balance')
  balance(@Input() input: PayFromBalance, @Context() context: CallContext) {
    return this.payments.payFromBalance(input, context);
  }
}
