import { Controller } from '@nestjs/common';
import type { CallContext, Client, RaiseTaxBill, VoidTaxBill } from '@parcelway/contracts';
import { taxDesk } from '@parcelway/contracts';
import { taxBillResource } from '@parcelway/contracts/resources';
import { InjectClient } from '@parcelway/platform';
import { StaffAct } from '../auth/staff-act';
import { Context, Input } from '../http/input';

/** What staff do with bills of duty. */
@Controller()
export class StaffTaxBillController {
  constructor(@InjectClient(taxDesk) private readonly desk: Client<typeof taxDesk>) {}

  @StaffAct(taxBillResource, 'add')
  add(@Input() input: RaiseTaxBill, @Context() context: CallContext) {
    return this.desk.raise(input, context);
  }

  @StaffAct(taxBillResource, 'void')
  void(@Input() input: VoidTaxBill, @Context() context: CallContext) {
    return this.desk.voidBill(input, context);
  }
}
