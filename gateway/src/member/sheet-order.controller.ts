import { Controller, Delete, Get, Post } from '@nestjs/common';
import type {
  CallContext,
  Client,
  EditSheetOrder,
  ListSheetOrders,
  OneRow,
  SheetOrderIds,
  SheetOrderRef,
} from '@parcelway/contracts';
import { sheetOrder } from '@parcelway/contracts';
import { idsOf } from '@parcelway/legacy';
import { InjectClient } from '@parcelway/platform';
import { MemberOnly } from '../auth/access';
import { Pdf } from '../http/answer';
import { withDocumentTime } from '../http/call-context';
import { Context, Input } from '../http/input';

type Params = Readonly<Record<string, unknown>>;

/** The calling member's e-commerce packages. Fields of a new one stand beside each other as partners send them. */
@Controller('api/sheetOrder')
@MemberOnly()
export class SheetOrderController {
  constructor(@InjectClient(sheetOrder) private readonly orders: Client<typeof sheetOrder>) {}

  @Get('index')
  index(@Input() input: ListSheetOrders, @Context() context: CallContext) {
    return this.orders.list(input, context);
  }

  @Get('counts')
  counts(@Context() context: CallContext) {
    return this.orders.counts({}, context);
  }

  @Get('detail')
  detail(@Input() input: SheetOrderRef, @Context() context: CallContext) {
    return this.orders.detail(input, context);
  }

  @Post('add')
  add(@Input() body: Params, @Context() context: CallContext) {
    return this.orders.create({ body }, context);
  }

  @Get('edit')
  async row(@Input() input: OneRow, @Context() context: CallContext) {
    return { row: await this.orders.detail({ id: input.id }, context) };
  }

  @Post('edit')
  edit(@Input() { id, ...body }: EditSheetOrder & Params, @Context() context: CallContext) {
    return this.orders.edit({ id, body }, context);
  }

  @Post('submit')
  submit(@Input() input: SheetOrderIds, @Context() context: CallContext) {
    return this.orders.submit(input, context);
  }

  @Post('retry')
  retry(@Input() input: SheetOrderIds, @Context() context: CallContext) {
    return this.orders.retry(input, context);
  }

  @Post('void')
  voidMany(@Input() input: SheetOrderIds, @Context() context: CallContext) {
    return this.orders.voidMany(input, withDocumentTime(context));
  }

  @Delete('del')
  remove(@Input() input: Params, @Context() context: CallContext) {
    return this.orders.remove({ ids: idsOf(input) }, context);
  }

  /** Clients that cannot send DELETE. */
  @Post('del')
  removePosted(@Input() input: Params, @Context() context: CallContext) {
    return this.orders.remove({ ids: idsOf(input) }, context);
  }

  @Get('getWaybill')
  async getWaybill(@Input() input: Params, @Context() context: CallContext) {
    const ids = input['ids'] === undefined ? [Number(input['id'])] : idsOf(input);
    return new Pdf(await this.orders.labels({ ids }, withDocumentTime(context)), 'labels.pdf');
  }
}
