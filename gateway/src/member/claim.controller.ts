import { Controller, Get, Post } from '@nestjs/common';
import type { AddClaim, AnswerClaim, CallContext, ClaimByNo, Client, ListClaims } from '@parcelway/contracts';
import { insuranceClaim } from '@parcelway/contracts';
import { InjectClient } from '@parcelway/platform';
import { MemberOnly } from '../auth/access';
import { Context, Input } from '../http/input';

/** The calling member's claims on insured boxes. */
@Controller('api/waybill')
@MemberOnly()
export class ClaimController {
  constructor(@InjectClient(insuranceClaim) private readonly claims: Client<typeof insuranceClaim>) {}

  @Get('claims')
  list(@Input() input: ListClaims, @Context() context: CallContext) {
    return this.claims.list(input, context);
  }

  @Post('claim')
  add(@Input() input: AddClaim, @Context() context: CallContext) {
    return this.claims.add(input, context);
  }

  @Get('claimDetail')
  detail(@Input() input: ClaimByNo, @Context() context: CallContext) {
    return this.claims.detail(input, context);
  }

  @Post('answerClaim')
  answer(@Input() input: AnswerClaim, @Context() context: CallContext) {
    return this.claims.answer(input, context);
  }

  @Post('withdrawClaim')
  withdraw(@Input() input: ClaimByNo, @Context() context: CallContext) {
    return this.claims.withdraw(input, context);
  }
}
