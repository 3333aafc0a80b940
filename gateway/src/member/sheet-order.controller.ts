import { Controller, Delete, Get, Post } from '@nestjs/common';
import type {
  CallContext,
  Client,
  EditSheetOrder,
  ListSheetOrders,
  OneRow,
  PriceSheet,
  PriceWithCoupon,
  SheetOrderIds,
  SubmitSheetOrders,
  SheetOrderRef,
} from '@parcelway/contracts';
import { importJob, sheetOrder } from '@parcelway/contracts';
import { idsOf } from '@parcelway/legacy';
import { InjectClient } from '@parcelway/platform';
import { MemberOnly } from '../auth/access';
import { Pdf, Xlsx } from '../http/answer';
import { batchInWords } from '../http/batch-words';
import { withDocumentTime } from '../http/call-context';
import { isYes } from '../http/form-text';
import { Context, Input } from '../http/input';

type Params = Readonly<Record<string, unknown>>;

/** The calling member's e-commerce packages. Fields of a new one stand beside each other as partners send them. */
@Controller('api/sheetOrder')
@MemberOnly()
export class SheetOrderController {
  constructor(
    @InjectClient(sheetOrder) private readonly orders: Client<typeof sheetOrder>,
    @InjectClient(importJob) private readonly imports: Client<typeof importJob>,
  ) {}

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

  @Get('quote')
  quote(@Input() input: PriceSheet, @Context() context: CallContext) {
    return this.orders.quote(input, context);
  }

  @Get('priceWithCoupon')
  priceWithCoupon(@Input() input: PriceWithCoupon, @Context() context: CallContext) {
    return this.orders.priceWithCoupon(input, context);
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
  async submit(@Input() input: SubmitSheetOrders, @Context() context: CallContext) {
    return batchInWords(await this.orders.submit(input, context), context);
  }

  @Post('retry')
  async retry(@Input() input: SheetOrderIds, @Context() context: CallContext) {
    return batchInWords(await this.orders.retry(input, context), context);
  }

  @Post('void')
  async voidMany(@Input() input: SheetOrderIds, @Context() context: CallContext) {
    return batchInWords(await this.orders.voidMany(input, withDocumentTime(context)), context);
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

  @Get('template')
  async template(@Context() context: CallContext) {
    const bytes = await this.imports.template({ kind: 'sheet_order' }, withDocumentTime(context));
    return new Xlsx(bytes, 'sheet_order.xlsx');
  }

  @Post('import')
  import(@Input() { file_id, dry_run }: Params, @Context() context: CallContext) {
    return this.imports.start(
      { kind: 'sheet_order', file_id: Number(file_id), dry_run: isYes(dry_run) },
      context,
    );
  }

  @Get('importJob')
  importJob(@Input() input: OneRow, @Context() context: CallContext) {
    return this.imports.read(input, context);
  }

  @Get('importErrors')
  async importErrors(@Input() input: OneRow, @Context() context: CallContext) {
    return new Xlsx(await this.imports.errorFile(input, withDocumentTime(context)), 'errors.xlsx');
  }
}
