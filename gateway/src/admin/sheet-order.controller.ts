import { Controller } from '@nestjs/common';
import type {
  CallContext,
  Client,
  HandOverSheets,
  OneRow,
  ScanSheet,
  SheetManifest,
  SheetOrderIds,
  SubmitSheetOrders,
} from '@parcelway/contracts';
import { sheetOrder, sheetOrderDesk } from '@parcelway/contracts';
import { logisticsRequestResource, sheetOrderResource } from '@parcelway/contracts/resources';
import { idsOf } from '@parcelway/legacy';
import { InjectClient } from '@parcelway/platform';
import { StaffAct } from '../auth/staff-act';
import { Pdf, Xlsx } from '../http/answer';
import { batchInWords } from '../http/batch-words';
import { withDocumentTime } from '../http/call-context';
import { Context, Input } from '../http/input';

type Params = Readonly<Record<string, unknown>>;

/** What staff do with sheet orders and with the requests made of carriers. */
@Controller()
export class StaffSheetOrderController {
  constructor(
    @InjectClient(sheetOrder) private readonly orders: Client<typeof sheetOrder>,
    @InjectClient(sheetOrderDesk) private readonly desk: Client<typeof sheetOrderDesk>,
  ) {}

  @StaffAct(sheetOrderResource, 'place')
  place(@Input() { user_id, ...body }: Params, @Context() context: CallContext) {
    return this.orders.create({ user_id: Number(user_id), body }, context);
  }

  @StaffAct(sheetOrderResource, 'submit')
  async submit(@Input() input: SubmitSheetOrders, @Context() context: CallContext) {
    return batchInWords(await this.orders.submit(input, withDocumentTime(context)), context);
  }

  @StaffAct(sheetOrderResource, 'retry')
  async retry(@Input() input: SheetOrderIds, @Context() context: CallContext) {
    return batchInWords(await this.orders.retry(input, withDocumentTime(context)), context);
  }

  @StaffAct(sheetOrderResource, 'void')
  async voidMany(@Input() input: SheetOrderIds, @Context() context: CallContext) {
    return batchInWords(await this.orders.voidMany(input, withDocumentTime(context)), context);
  }

  @StaffAct(sheetOrderResource, 'scan')
  scan(@Input() input: ScanSheet, @Context() context: CallContext) {
    return this.desk.scan(input, context);
  }

  @StaffAct(sheetOrderResource, 'scanMany', { node: 'scan' })
  async scanMany(@Input() input: SheetOrderIds, @Context() context: CallContext) {
    return batchInWords(await this.desk.scanMany(input, withDocumentTime(context)), context);
  }

  @StaffAct(sheetOrderResource, 'handover')
  async handover(@Input() input: HandOverSheets, @Context() context: CallContext) {
    return batchInWords(await this.desk.handover(input, withDocumentTime(context)), context);
  }

  @StaffAct(sheetOrderResource, 'manifest', { read: true })
  async manifest(@Input() input: SheetManifest, @Context() context: CallContext) {
    return new Xlsx(await this.desk.manifest(input, withDocumentTime(context)), 'manifest.xlsx');
  }

  @StaffAct(sheetOrderResource, 'getWaybill', { read: true })
  async getWaybill(@Input() input: Params, @Context() context: CallContext) {
    return new Pdf(await this.orders.labels({ ids: idsOf(input) }, withDocumentTime(context)), 'labels.pdf');
  }

  @StaffAct(sheetOrderResource, 'resolvePayment')
  resolvePayment(@Input() input: OneRow, @Context() context: CallContext) {
    return this.desk.resolvePayment(input, context);
  }

  @StaffAct(sheetOrderResource, 'counts', { read: true, node: 'index' })
  counts(@Context() context: CallContext) {
    return this.orders.counts({}, context);
  }

  @StaffAct(sheetOrderResource, 'detail', { read: true, node: 'index' })
  detail(@Input() { id }: OneRow, @Context() context: CallContext) {
    return this.orders.detail({ id }, context);
  }

  @StaffAct(sheetOrderResource, 'history', { read: true, node: 'index' })
  history(@Input() input: OneRow, @Context() context: CallContext) {
    return this.desk.history(input, context);
  }

  @StaffAct(logisticsRequestResource, 'counts', { read: true, node: 'index' })
  requestCounts(@Context() context: CallContext) {
    return this.desk.requestCounts({}, context);
  }

  @StaffAct(logisticsRequestResource, 'resend')
  resend(@Input() input: OneRow, @Context() context: CallContext) {
    return this.desk.resend(input, context);
  }

  @StaffAct(logisticsRequestResource, 'lookUp')
  lookUp(@Input() input: OneRow, @Context() context: CallContext) {
    return this.desk.lookUp(input, withDocumentTime(context));
  }
}
