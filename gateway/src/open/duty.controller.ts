import { Controller, HttpCode, Post } from '@nestjs/common';
import type { CallContext, Client, ReportDuty } from '@parcelway/contracts';
import { taxDesk } from '@parcelway/contracts';
import { InjectClient } from '@parcelway/platform';
import { CarrierOnly } from '../auth/access';
import type { SigningApp } from '../http/gateway-request';
import { Context, Input } from '../http/input';
import { SigningPartner } from './signing-partner';

/** Duty that carriers were charged for boxes they bring: each customs entry of a box once, however often it comes. */
@Controller('api/open/v1/duty')
@CarrierOnly()
export class OpenDutyController {
  constructor(@InjectClient(taxDesk) private readonly desk: Client<typeof taxDesk>) {}

  @Post()
  @HttpCode(200)
  report(
    @Input() duty: Omit<ReportDuty, 'carrier_code'>,
    @SigningPartner() { carrier_code }: SigningApp,
    @Context() context: CallContext,
  ): Promise<{ raised: boolean }> {
    return this.desk.report({ ...duty, carrier_code }, context);
  }
}
