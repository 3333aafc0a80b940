import { Controller, Get, Post } from '@nestjs/common';
import type {
  CallContext,
  Client,
  ListBills,
  PayFromBalance,
  PaymentByNo,
  PaymentWays,
  WhatToPay,
} from '@parcelway/contracts';
import { checkout, payment } from '@parcelway/contracts';
import { InjectClient } from '@parcelway/platform';
import { MemberOnly } from '../auth/access';
import { withProviderTime } from '../http/call-context';
import { Context, Input } from '../http/input';

@Controller('api/Pay')
@MemberOnly()
export class PayController {
  constructor(
    @InjectClient(payment) private readonly payments: Client<typeof payment>,
    @InjectClient(checkout) private readonly checkouts: Client<typeof checkout>,
  ) {}

  @Post('balance')
  balance(@Input() input: PayFromBalance, @Context() context: CallContext) {
    return this.payments.payFromBalance(input, context);
  }

  @Get('ways')
  ways(@Input() input: PaymentWays, @Context() context: CallContext) {
    return this.checkouts.ways(input, context);
  }

  @Get('bills')
  bills(@Input() input: ListBills, @Context() context: CallContext) {
    return this.checkouts.bills(input, context);
  }

  @Post('card')
  card(@Input() input: WhatToPay, @Context() context: CallContext) {
    return this.checkouts.card(input, withProviderTime(context));
  }

  @Get('status')
  status(@Input() input: PaymentByNo, @Context() context: CallContext) {
    return this.checkouts.status(input, withProviderTime(context));
  }

  @Post('cancel')
  cancel(@Input() input: PaymentByNo, @Context() context: CallContext) {
    return this.checkouts.cancel(input, withProviderTime(context));
  }
}
