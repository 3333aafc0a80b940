import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import type {
  CallContext,
  Client,
  LuggageOrderByNo,
  ScanInbound,
  TopUp,
  TrackNumber,
} from '@parcelway/contracts';
import { luggageOrder, payment, warehouseScan, waybill } from '@parcelway/contracts';
import { InjectClient } from '@parcelway/platform';
import { WaybillDocuments } from '../admin/waybill-documents';
import { AdminNode } from '../auth/access';
import { Context, Input } from '../http/input';

/** What staff do beside listing and editing rows. */
@Controller('rest')
export class RestActionsController {
  constructor(
    @InjectClient(warehouseScan) private readonly scan: Client<typeof warehouseScan>,
    @InjectClient(payment) private readonly payments: Client<typeof payment>,
    @InjectClient(luggageOrder) private readonly orders: Client<typeof luggageOrder>,
    @InjectClient(waybill) private readonly waybills: Client<typeof waybill>,
    private readonly documents: WaybillDocuments,
  ) {}

  @Post('warehouse-scan/inbound')
  @HttpCode(200)
  @AdminNode('warehouse/scan/inbound')
  inbound(@Input() input: ScanInbound, @Context() context: CallContext) {
    return this.scan.inbound(input, context);
  }

  @Get('warehouse-scan/counts')
  @AdminNode('warehouse/scan/index')
  scanCounts(@Context() context: CallContext) {
    return this.scan.counts({}, context);
  }

  @Get('waybill/printCustomerLabel')
  @AdminNode('waybill/printCustomerLabel')
  printCustomerLabel(@Input() input: Record<string, unknown>, @Context() context: CallContext) {
    return this.documents.customerLabel(input, context);
  }

  @Get('waybill/printOrder')
  @AdminNode('waybill/printOrder')
  printOrder(@Input() input: LuggageOrderByNo, @Context() context: CallContext) {
    return this.documents.customerCopy(input.order_no, context);
  }

  @Post('waybill/track')
  @HttpCode(200)
  @AdminNode('waybill/index')
  track(@Input() input: TrackNumber, @Context() context: CallContext) {
    return this.waybills.track(input, context);
  }

  @Post('member-money-record')
  @AdminNode('user/moneyLog/add')
  topUp(@Input() input: TopUp, @Context() context: CallContext) {
    return this.payments.topUp(input, context);
  }

  @Get('luggage-order/counts')
  @AdminNode('order/luggageOrder/index')
  orderCounts(@Context() context: CallContext) {
    return this.orders.counts({}, context);
  }

  @Get('luggage-order/:orderNo/detail')
  @AdminNode('order/luggageOrder/index')
  orderDetail(@Param('orderNo') order_no: string, @Context() context: CallContext) {
    return this.orders.detail({ order_no }, context);
  }
}
