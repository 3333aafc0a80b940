import { Controller, Get, Post } from '@nestjs/common';
import type { CallContext, Client, EditAdminProfile } from '@parcelway/contracts';
import { adminProfile } from '@parcelway/contracts';
import { InjectClient } from '@parcelway/platform';
import { AdminOnly, Stock } from '../auth/access';
import { Answer } from '../http/answer';
import { Context, Input } from '../http/input';
import { profileInfo } from './admin-info';

/** The own record; an id in the form says nothing. */
@Controller('admin/routine.AdminInfo')
@Stock()
@AdminOnly()
export class AdminProfileController {
  constructor(@InjectClient(adminProfile) private readonly profiles: Client<typeof adminProfile>) {}

  /** Without tokens that work: the client holds its own. */
  @Get('index')
  async index(@Context() context: CallContext) {
    return { info: profileInfo(await this.profiles.get({}, context)) };
  }

  /** A form with an avatar changes nothing else. */
  @Post('edit')
  async edit(@Input() form: Record<string, unknown>, @Context() context: CallContext) {
    const { avatar } = form;
    if (typeof avatar === 'string' && avatar !== '') {
      await this.profiles.edit({ avatar }, context);
      return new Answer(null, 'avatarChanged');
    }
    await this.profiles.edit(changesIn(form), context);
    return new Answer(null, 'updated');
  }
}

/** What a form may change of the own record. */
export function changesIn(form: Readonly<Record<string, unknown>>): EditAdminProfile {
  const { nickname, email, mobile, motto, password } = form;
  const given = Object.entries({ nickname, email, mobile, motto, password }).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  return Object.fromEntries(given) as EditAdminProfile;
}
