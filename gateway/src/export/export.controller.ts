import { Controller } from '@nestjs/common';
import type { CallContext } from '@parcelway/contracts';
import type { Resource } from '@parcelway/contracts/resources';
import {
  accessorialPriceResource,
  billResource,
  channelPriceResource,
  journalResource,
  luggageOrderResource,
  memberChannelPriceResource,
  memberMoneyRecordResource,
  memberScoreRecordResource,
  remoteRuleResource,
  sheetOrderResource,
  walletResource,
  waybillNoResource,
} from '@parcelway/contracts/resources';
import { StaffAct } from '../auth/staff-act';
import { Context, Input } from '../http/input';
import { restListQueryOf } from '../rest/list-query';
import { ResourceExport } from './resource-export';

type Params = Readonly<Record<string, unknown>>;

/** Lists as files: `?filter={…}&format=xlsx` or `csv`, on either face. */
@Controller()
export class StaffExportController {
  constructor(private readonly exports: ResourceExport) {}

  @StaffAct(luggageOrderResource, 'export', { read: true })
  luggageOrders(@Input() input: Params, @Context() context: CallContext) {
    return this.file(luggageOrderResource, input, context);
  }

  @StaffAct(sheetOrderResource, 'export', { read: true })
  sheetOrders(@Input() input: Params, @Context() context: CallContext) {
    return this.file(sheetOrderResource, input, context);
  }

  @StaffAct(channelPriceResource, 'export', { read: true })
  channelPrices(@Input() input: Params, @Context() context: CallContext) {
    return this.file(channelPriceResource, input, context);
  }

  @StaffAct(memberChannelPriceResource, 'export', { read: true })
  memberPrices(@Input() input: Params, @Context() context: CallContext) {
    return this.file(memberChannelPriceResource, input, context);
  }

  @StaffAct(accessorialPriceResource, 'export', { read: true })
  accessorialPrices(@Input() input: Params, @Context() context: CallContext) {
    return this.file(accessorialPriceResource, input, context);
  }

  @StaffAct(remoteRuleResource, 'export', { read: true })
  remoteRules(@Input() input: Params, @Context() context: CallContext) {
    return this.file(remoteRuleResource, input, context);
  }

  @StaffAct(waybillNoResource, 'export', { read: true })
  numberPools(@Input() input: Params, @Context() context: CallContext) {
    return this.file(waybillNoResource, input, context);
  }

  @StaffAct(billResource, 'export', { read: true })
  bills(@Input() input: Params, @Context() context: CallContext) {
    return this.file(billResource, input, context);
  }

  @StaffAct(walletResource, 'export', { read: true })
  wallets(@Input() input: Params, @Context() context: CallContext) {
    return this.file(walletResource, input, context);
  }

  @StaffAct(memberMoneyRecordResource, 'export', { read: true })
  moneyRecords(@Input() input: Params, @Context() context: CallContext) {
    return this.file(memberMoneyRecordResource, input, context);
  }

  @StaffAct(memberScoreRecordResource, 'export', { read: true })
  scoreRecords(@Input() input: Params, @Context() context: CallContext) {
    return this.file(memberScoreRecordResource, input, context);
  }

  @StaffAct(journalResource, 'export', { read: true })
  journals(@Input() input: Params, @Context() context: CallContext) {
    return this.file(journalResource, input, context);
  }

  private file(resource: Resource, input: Params, context: CallContext) {
    const format = input['format'] === 'csv' ? 'csv' : 'xlsx';
    return this.exports.file(resource, restListQueryOf(input, resource), format, context);
  }
}
