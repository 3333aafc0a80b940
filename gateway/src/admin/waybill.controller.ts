import { Controller, Get } from '@nestjs/common';
import type { CallContext, LuggageOrderByNo } from '@parcelway/contracts';
import { AdminNode } from '../auth/access';
import { Context, Input } from '../http/input';
import { WaybillDocuments } from './waybill-documents';

@Controller('admin/Waybill')
export class AdminWaybillController {
  constructor(private readonly documents: WaybillDocuments) {}

  @Get('printCustomerLabel')
  @AdminNode('waybill/printCustomerLabel')
  printCustomerLabel(@Input() input: Record<string, unknown>, @Context() context: CallContext) {
    return this.documents.customerLabel(input, context);
  }

  @Get('printOrder')
  @AdminNode('waybill/printOrder')
  printOrder(@Input() input: LuggageOrderByNo, @Context() context: CallContext) {
    return this.documents.customerCopy(input.order_no, context);
  }
}
