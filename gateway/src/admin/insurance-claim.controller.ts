import { Controller } from '@nestjs/common';
import type {
  AcceptClaim,
  AddClaim,
  AmendClaim,
  AskClaim,
  CallContext,
  Client,
  OneRow,
  RefuseClaim,
} from '@parcelway/contracts';
import { insuranceClaimDesk } from '@parcelway/contracts';
import { insuranceClaimResource } from '@parcelway/contracts/resources';
import { InjectClient } from '@parcelway/platform';
import { StaffAct } from '../auth/staff-act';
import { Context, Input } from '../http/input';

/** What staff do with claims. */
@Controller()
export class StaffClaimController {
  constructor(@InjectClient(insuranceClaimDesk) private readonly desk: Client<typeof insuranceClaimDesk>) {}

  @StaffAct(insuranceClaimResource, 'claimFor')
  claimFor(@Input() input: AddClaim, @Context() context: CallContext) {
    return this.desk.claimFor(input, context);
  }

  @StaffAct(insuranceClaimResource, 'amend')
  amend(@Input() input: AmendClaim, @Context() context: CallContext) {
    return this.desk.amend(input, context);
  }

  @StaffAct(insuranceClaimResource, 'ask')
  ask(@Input() input: AskClaim, @Context() context: CallContext) {
    return this.desk.ask(input, context);
  }

  @StaffAct(insuranceClaimResource, 'accept')
  accept(@Input() input: AcceptClaim, @Context() context: CallContext) {
    return this.desk.accept(input, context);
  }

  @StaffAct(insuranceClaimResource, 'refuse')
  refuse(@Input() input: RefuseClaim, @Context() context: CallContext) {
    return this.desk.refuse(input, context);
  }

  @StaffAct(insuranceClaimResource, 'counts', { read: true, node: 'index' })
  counts(@Context() context: CallContext) {
    return this.desk.counts({}, context);
  }

  @StaffAct(insuranceClaimResource, 'history', { read: true, node: 'index' })
  history(@Input() input: OneRow, @Context() context: CallContext) {
    return this.desk.history(input, context);
  }
}
