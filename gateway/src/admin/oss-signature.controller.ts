import { Controller, Get } from '@nestjs/common';
import type { CallContext, Client } from '@parcelway/contracts';
import { attachment } from '@parcelway/contracts';
import { InjectClient } from '@parcelway/platform';
import { AdminOnly, Stock } from '../auth/access';
import { Context } from '../http/input';

/** With this a client uploads to OSS past the gateway. */
@Controller('admin/Config')
@Stock()
export class OssSignatureController {
  constructor(@InjectClient(attachment) private readonly attachments: Client<typeof attachment>) {}

  @Get('getAliyunOssSignature')
  @AdminOnly()
  getAliyunOssSignature(@Context() context: CallContext) {
    return this.attachments.ossSignature({}, context);
  }
}
