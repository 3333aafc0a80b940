import { Controller, Get, Post } from '@nestjs/common';
import type {
  CallContext,
  CancelStore,
  Client,
  EditStore,
  ListStoreOrders,
  PlaceStore,
  QuoteStore,
  RetrieveStore,
  StoreOrderByNo,
  StoreRatesOf,
} from '@parcelway/contracts';
import { storeOrder, warehouseSpace } from '@parcelway/contracts';
import { InjectClient } from '@parcelway/platform';
import { MemberOnly, Public } from '../auth/access';
import { Pdf } from '../http/answer';
import { withDocumentTime } from '../http/call-context';
import { Context, Input } from '../http/input';

/** The calling member's storage orders. */
@Controller('api/storeOrder')
@MemberOnly()
export class StoreOrderController {
  constructor(
    @InjectClient(storeOrder) private readonly orders: Client<typeof storeOrder>,
    @InjectClient(warehouseSpace) private readonly spaces: Client<typeof warehouseSpace>,
  ) {}

  @Get('warehouses')
  @Public()
  warehouses(@Context() context: CallContext) {
    return this.spaces.warehouses({}, context);
  }

  @Get('rates')
  @Public()
  rates(@Input() input: StoreRatesOf, @Context() context: CallContext) {
    return this.orders.rates(input, context);
  }

  @Post('quote')
  quote(@Input() input: QuoteStore, @Context() context: CallContext) {
    return this.orders.quote(input, context);
  }

  @Post('add')
  add(@Input() { user_id: _notForMembers, ...input }: PlaceStore, @Context() context: CallContext) {
    return this.orders.place(input, context);
  }

  @Get('index')
  index(@Input() input: ListStoreOrders, @Context() context: CallContext) {
    return this.orders.list(input, context);
  }

  @Get('counts')
  counts(@Context() context: CallContext) {
    return this.orders.counts({}, context);
  }

  @Get('detail')
  detail(@Input() input: StoreOrderByNo, @Context() context: CallContext) {
    return this.orders.detail(input, context);
  }

  @Get('printOrder')
  async printOrder(@Input() input: StoreOrderByNo, @Context() context: CallContext) {
    return new Pdf(await this.orders.print(input, withDocumentTime(context)), `${input.order_no}.pdf`);
  }

  @Post('edit')
  edit(@Input() input: EditStore, @Context() context: CallContext) {
    return this.orders.edit(input, context);
  }

  @Post('cancel')
  cancel(@Input() input: CancelStore, @Context() context: CallContext) {
    return this.orders.cancel(input, context);
  }

  @Post('retrieve')
  retrieve(@Input() input: RetrieveStore, @Context() context: CallContext) {
    return this.orders.retrieve(input, context);
  }
}
