import { Controller } from '@nestjs/common';
import type {
  CallContext,
  ChargeSupplement,
  Client,
  HoldOrder,
  OneRow,
  ReasonedMove,
} from '@parcelway/contracts';
import { luggageOrderDesk } from '@parcelway/contracts';
import { luggageOrderResource } from '@parcelway/contracts/resources';
import { InjectClient } from '@parcelway/platform';
import { StaffAct } from '../auth/staff-act';
import { Context, Input } from '../http/input';

/** What staff do with luggage orders. */
@Controller()
export class StaffLuggageOrderController {
  constructor(@InjectClient(luggageOrderDesk) private readonly desk: Client<typeof luggageOrderDesk>) {}

  @StaffAct(luggageOrderResource, 'cancel')
  cancel(@Input() input: ReasonedMove, @Context() context: CallContext) {
    return this.desk.cancel(input, context);
  }

  @StaffAct(luggageOrderResource, 'hold')
  hold(@Input() input: HoldOrder, @Context() context: CallContext) {
    return this.desk.hold(input, context);
  }

  @StaffAct(luggageOrderResource, 'release')
  release(@Input() input: OneRow, @Context() context: CallContext) {
    return this.desk.release(input, context);
  }

  @StaffAct(luggageOrderResource, 'returnOrder')
  returnOrder(@Input() input: ReasonedMove, @Context() context: CallContext) {
    return this.desk.returnOrder(input, context);
  }

  @StaffAct(luggageOrderResource, 'supplement')
  supplement(@Input() input: ChargeSupplement, @Context() context: CallContext) {
    return this.desk.supplement(input, context);
  }

  @StaffAct(luggageOrderResource, 'history', { read: true, node: 'index' })
  history(@Input() input: OneRow, @Context() context: CallContext) {
    return this.desk.history(input, context);
  }
}
