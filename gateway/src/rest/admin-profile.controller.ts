import { Controller, Get, Put } from '@nestjs/common';
import type { CallContext, Client } from '@parcelway/contracts';
import { adminProfile } from '@parcelway/contracts';
import { InjectClient } from '@parcelway/platform';
import { changesIn } from '../admin/admin-profile.controller';
import { AdminOnly } from '../auth/access';
import { Context, Input } from '../http/input';

/** The own record. */
@Controller('rest/admin-profile')
@AdminOnly()
export class RestAdminProfileController {
  constructor(@InjectClient(adminProfile) private readonly profiles: Client<typeof adminProfile>) {}

  @Get()
  get(@Context() context: CallContext) {
    return this.profiles.get({}, context);
  }

  @Put()
  edit(@Input() form: Record<string, unknown>, @Context() context: CallContext) {
    const { avatar, warehouse_id, preferences } = form;
    return this.profiles.edit(
      {
        ...changesIn(form),
        ...(typeof avatar === 'string' ? { avatar } : {}),
        ...(warehouse_id === undefined ? {} : { warehouse_id: Number(warehouse_id ?? 0) }),
        ...(preferences === undefined ? {} : { preferences }),
      },
      context,
    );
  }
}
