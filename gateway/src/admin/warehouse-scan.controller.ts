import { Controller, Get, Post } from '@nestjs/common';
import type { CallContext, Client, ScanInbound } from '@parcelway/contracts';
import { warehouseScan } from '@parcelway/contracts';
import { InjectClient } from '@parcelway/platform';
import { AdminNode } from '../auth/access';
import { Context, Input } from '../http/input';

@Controller('admin/warehouse.Scan')
export class AdminWarehouseScanController {
  constructor(@InjectClient(warehouseScan) private readonly scan: Client<typeof warehouseScan>) {}

  @Post('inbound')
  @AdminNode('warehouse/scan/inbound')
  inbound(@Input() input: ScanInbound, @Context() context: CallContext) {
    return this.scan.inbound(input, context);
  }

  @Get('counts')
  @AdminNode('warehouse/scan/index')
  counts(@Context() context: CallContext) {
    return this.scan.counts({}, context);
  }
}
