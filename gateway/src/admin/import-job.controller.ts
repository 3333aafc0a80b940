import { Controller } from '@nestjs/common';
import type { CallContext, Client, ImportKind, ImportTemplate, OneRow } from '@parcelway/contracts';
import { importJob } from '@parcelway/contracts';
import {
  accessorialPriceResource,
  channelPriceResource,
  importJobResource,
  memberChannelPriceResource,
  remoteRuleResource,
  sheetOrderResource,
  waybillNoResource,
} from '@parcelway/contracts/resources';
import { InjectClient } from '@parcelway/platform';
import { StaffAct } from '../auth/staff-act';
import { Xlsx } from '../http/answer';
import { withDocumentTime } from '../http/call-context';
import { isYes } from '../http/form-text';
import { Context, Input } from '../http/input';

/** `{file_id, dry_run}`, of sheet orders `user_id` too. */
interface AskedImport {
  readonly file_id: number | string;
  readonly dry_run?: unknown;
  readonly user_id?: number | string;
}

/** Batch imports of the staff, each with the right of what it fills. */
@Controller()
export class StaffImportController {
  constructor(@InjectClient(importJob) private readonly jobs: Client<typeof importJob>) {}

  @StaffAct(channelPriceResource, 'import')
  channelPrices(@Input() input: AskedImport, @Context() context: CallContext) {
    return this.start('channel_price', input, context);
  }

  @StaffAct(memberChannelPriceResource, 'import')
  memberPrices(@Input() input: AskedImport, @Context() context: CallContext) {
    return this.start('member_channel_price', input, context);
  }

  @StaffAct(accessorialPriceResource, 'import')
  accessorialPrices(@Input() input: AskedImport, @Context() context: CallContext) {
    return this.start('accessorial_price', input, context);
  }

  @StaffAct(remoteRuleResource, 'import')
  remoteRules(@Input() input: AskedImport, @Context() context: CallContext) {
    return this.start('remote_rule', input, context);
  }

  @StaffAct(sheetOrderResource, 'import')
  sheetOrders(@Input() input: AskedImport, @Context() context: CallContext) {
    return this.start('sheet_order', input, context);
  }

  @StaffAct(waybillNoResource, 'import')
  numberPools(@Input() input: AskedImport, @Context() context: CallContext) {
    return this.start('waybill_no', input, context);
  }

  @StaffAct(importJobResource, 'run')
  run(@Input() input: OneRow, @Context() context: CallContext) {
    return this.jobs.run(input, context);
  }

  @StaffAct(importJobResource, 'template', { read: true })
  async template(@Input() input: ImportTemplate, @Context() context: CallContext) {
    return new Xlsx(await this.jobs.template(input, withDocumentTime(context)), `${input.kind}.xlsx`);
  }

  @StaffAct(importJobResource, 'errorFile', { read: true })
  async errorFile(@Input() input: OneRow, @Context() context: CallContext) {
    return new Xlsx(await this.jobs.errorFile(input, withDocumentTime(context)), 'errors.xlsx');
  }

  private start(kind: ImportKind, { file_id, dry_run, user_id }: AskedImport, context: CallContext) {
    const owner = user_id === undefined ? {} : { user_id };
    return this.jobs.start({ kind, file_id, dry_run: isYes(dry_run), ...owner }, context);
  }
}
