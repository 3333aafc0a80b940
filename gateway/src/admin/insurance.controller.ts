import { Controller } from '@nestjs/common';
import type { CallContext, Client, OneRow, VoidInsurance } from '@parcelway/contracts';
import { insuranceDesk } from '@parcelway/contracts';
import { insuranceOrderResource } from '@parcelway/contracts/resources';
import { InjectClient } from '@parcelway/platform';
import { StaffAct } from '../auth/staff-act';
import { Pdf } from '../http/answer';
import { withDocumentTime } from '../http/call-context';
import { Context, Input } from '../http/input';

/** What staff do with the insurance of orders. */
@Controller()
export class StaffInsuranceController {
  constructor(@InjectClient(insuranceDesk) private readonly desk: Client<typeof insuranceDesk>) {}

  @StaffAct(insuranceOrderResource, 'void')
  voidInsurance(@Input() input: VoidInsurance, @Context() context: CallContext) {
    return this.desk.voidInsurance(input, context);
  }

  @StaffAct(insuranceOrderResource, 'print', { read: true })
  async print(@Input() input: OneRow, @Context() context: CallContext) {
    return new Pdf(await this.desk.print(input, withDocumentTime(context)), `insurance-${input.id}.pdf`);
  }

  @StaffAct(insuranceOrderResource, 'history', { read: true, node: 'index' })
  history(@Input() input: OneRow, @Context() context: CallContext) {
    return this.desk.history(input, context);
  }
}
