import { Controller } from '@nestjs/common';
import type {
  CallContext,
  Client,
  CopyChannel,
  OneRow,
  RunPriceCases,
  SimulatePrice,
  TestRemoteRule,
} from '@parcelway/contracts';
import { priceDesk } from '@parcelway/contracts';
import {
  channelPriceResource,
  channelResource,
  memberChannelPriceResource,
  priceCaseResource,
  remoteRuleResource,
} from '@parcelway/contracts/resources';
import { InjectClient } from '@parcelway/platform';
import { StaffAct } from '../auth/staff-act';
import { Context, Input } from '../http/input';

/** What staff do with prices beside editing them. The simulator is a page of its own, so its act goes with the page's node. */
@Controller()
export class StaffPriceController {
  constructor(@InjectClient(priceDesk) private readonly desk: Client<typeof priceDesk>) {}

  @StaffAct(channelPriceResource, 'simulate', { node: 'simulate/index' })
  simulate(@Input() input: SimulatePrice, @Context() context: CallContext) {
    return this.desk.simulate(input, context);
  }

  @StaffAct(priceCaseResource, 'run')
  run(@Input() input: RunPriceCases, @Context() context: CallContext) {
    return this.desk.runCases(input, context);
  }

  @StaffAct(channelResource, 'copy')
  copy(@Input() input: CopyChannel, @Context() context: CallContext) {
    return this.desk.copyChannel(input, context);
  }

  @StaffAct(remoteRuleResource, 'test', { read: true, node: 'index' })
  test(@Input() input: TestRemoteRule, @Context() context: CallContext) {
    return this.desk.testRemote(input, context);
  }

  @StaffAct(channelPriceResource, 'history', { read: true, node: 'index' })
  history(@Input() input: OneRow, @Context() context: CallContext) {
    return this.desk.priceHistory(input, context);
  }

  @StaffAct(memberChannelPriceResource, 'history', { read: true, node: 'index' })
  memberPriceHistory(@Input() input: OneRow, @Context() context: CallContext) {
    return this.desk.priceHistory(input, context);
  }

  @StaffAct(channelResource, 'history', { read: true, node: 'index' })
  channelHistory(@Input() input: OneRow, @Context() context: CallContext) {
    return this.desk.channelHistory(input, context);
  }
}
