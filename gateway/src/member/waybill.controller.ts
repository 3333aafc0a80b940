import { Controller, Delete, Get, Inject, Post } from '@nestjs/common';
import type {
  CallContext,
  CancelLuggageOrder,
  Client,
  EditLuggageOrder,
  ListLuggageOrders,
  LuggageOrderByNo,
  LuggageOrderNos,
  PlaceLuggageOrder,
  RequestQuote,
  SaveLuggageDraft,
  WaybillByNo,
} from '@parcelway/contracts';
import { luggageOrder, pickupOrder, quote, waybill } from '@parcelway/contracts';
import type { Logger } from '@parcelway/platform';
import { InjectClient, LOGGER } from '@parcelway/platform';
import { MemberOnly } from '../auth/access';
import { Pdf } from '../http/answer';
import { withDocumentTime } from '../http/call-context';
import { Context, Input } from '../http/input';

@Controller('api/waybill')
@MemberOnly()
export class WaybillController {
  constructor(
    @InjectClient(quote) private readonly quotes: Client<typeof quote>,
    @InjectClient(luggageOrder) private readonly orders: Client<typeof luggageOrder>,
    @InjectClient(waybill) private readonly waybills: Client<typeof waybill>,
    @InjectClient(pickupOrder) private readonly pickups: Client<typeof pickupOrder>,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Post('quote')
  quote(@Input() input: RequestQuote, @Context() context: CallContext) {
    return this.quotes.request(input, context);
  }

  @Post('add')
  add(@Input() input: PlaceLuggageOrder, @Context() context: CallContext) {
    return this.orders.place(input, context);
  }

  @Post('saveDraft')
  saveDraft(@Input() input: SaveLuggageDraft, @Context() context: CallContext) {
    return this.orders.saveDraft(input, context);
  }

  @Post('edit')
  edit(@Input() input: EditLuggageOrder, @Context() context: CallContext) {
    return this.orders.edit(input, context);
  }

  @Post('cancel')
  cancel(@Input() input: CancelLuggageOrder, @Context() context: CallContext) {
    return this.orders.cancel(input, context);
  }

  @Delete('del')
  remove(@Input() input: LuggageOrderNos, @Context() context: CallContext) {
    return this.orders.remove(input, context);
  }

  /** Clients that cannot send DELETE. */
  @Post('del')
  removePosted(@Input() input: LuggageOrderNos, @Context() context: CallContext) {
    return this.orders.remove(input, context);
  }

  @Get('index')
  index(@Input() input: ListLuggageOrders, @Context() context: CallContext) {
    return this.orders.list(input, context);
  }

  @Get('counts')
  counts(@Context() context: CallContext) {
    return this.orders.counts({}, context);
  }

  /** The order stands by itself: it is shown without its pickups while the pickup service is away. */
  @Get('detail')
  async detail(@Input() input: LuggageOrderByNo, @Context() context: CallContext) {
    const [order, pickups] = await Promise.all([
      this.orders.detail(input, context),
      this.pickups.ofOrder(input, context).catch((error: unknown) => {
        this.logger.warn({ err: error, requestId: context.requestId }, 'order shown without its pickups');
        return [];
      }),
    ]);
    return { ...order, pickups };
  }

  @Get('printOrder')
  async printOrder(@Input() input: LuggageOrderByNo, @Context() context: CallContext) {
    return new Pdf(
      await this.waybills.customerCopy(input, withDocumentTime(context)),
      `${input.order_no}.pdf`,
    );
  }

  @Get('printLastMileLabel')
  async printLastMileLabel(@Input() input: WaybillByNo, @Context() context: CallContext) {
    return new Pdf(await this.waybills.label(input, withDocumentTime(context)), `${input.waybill_no}.pdf`);
  }
}
