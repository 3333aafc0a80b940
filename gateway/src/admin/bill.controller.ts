import { Controller } from '@nestjs/common';
import type { CallContext, Client, OneRow, PayBillFor, RemindBills, VoidBill } from '@parcelway/contracts';
import { billDesk } from '@parcelway/contracts';
import { billResource, permissionNode } from '@parcelway/contracts/resources';
import { InjectClient } from '@parcelway/platform';
import type { FastifyRequest } from 'fastify';
import { PermissionCache } from '../auth/permissions';
import { StaffAct } from '../auth/staff-act';
import { Pdf } from '../http/answer';
import { batchInWords } from '../http/batch-words';
import { withDocumentTime } from '../http/call-context';
import { Context, HttpRequest, Input } from '../http/input';

/** What staff do with bills. */
@Controller()
export class StaffBillController {
  constructor(
    @InjectClient(billDesk) private readonly desk: Client<typeof billDesk>,
    private readonly permissions: PermissionCache,
  ) {}

  @StaffAct(billResource, 'void')
  void(@Input() input: VoidBill, @Context() context: CallContext) {
    return this.desk.void(input, context);
  }

  /** Money that came in outside is taken down only with a node of its own. */
  @StaffAct(billResource, 'payFor')
  async payFor(
    @Input() input: PayBillFor,
    @Context() context: CallContext,
    @HttpRequest() { session }: FastifyRequest,
  ) {
    if (input.way !== 'balance')
      await this.permissions.demand(session, permissionNode(billResource, 'payOffline'), context);
    return this.desk.payFor(input, context);
  }

  @StaffAct(billResource, 'remind')
  async remind(@Input() input: RemindBills, @Context() context: CallContext) {
    return batchInWords(await this.desk.remind(input, context), context);
  }

  @StaffAct(billResource, 'movements', { read: true, node: 'index' })
  movements(@Input() input: OneRow, @Context() context: CallContext) {
    return this.desk.movements(input, context);
  }

  @StaffAct(billResource, 'print', { read: true })
  async print(@Input() { id }: OneRow, @Context() context: CallContext) {
    return new Pdf(await this.desk.print({ id }, withDocumentTime(context)), `bill-${id}.pdf`);
  }
}
