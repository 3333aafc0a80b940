import { Controller, Get } from '@nestjs/common';
import type { CallContext, Client, LuggageOrderByNo } from '@parcelway/contracts';
import { memberTax } from '@parcelway/contracts';
import { InjectClient } from '@parcelway/platform';
import { MemberOnly } from '../auth/access';
import { Context, Input } from '../http/input';

/** Duty on the calling member's boxes. */
@Controller('api/Pay')
@MemberOnly()
export class TaxBillController {
  constructor(@InjectClient(memberTax) private readonly taxes: Client<typeof memberTax>) {}

  @Get('taxBills')
  ofOrder(@Input() input: LuggageOrderByNo, @Context() context: CallContext) {
    return this.taxes.ofOrder(input, context);
  }
}
