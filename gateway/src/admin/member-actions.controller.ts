import { Controller, Post } from '@nestjs/common';
import type { CallContext, Client, OneMember } from '@parcelway/contracts';
import { memberStaff } from '@parcelway/contracts';
import { InjectClient } from '@parcelway/platform';
import { AdminNode } from '../auth/access';
import { Context, Input } from '../http/input';

/** What staff do with members beside editing rows. */
@Controller('admin/user.User')
export class AdminMemberActionsController {
  constructor(@InjectClient(memberStaff) private readonly members: Client<typeof memberStaff>) {}

  @Post('unlock')
  @AdminNode('user/user/unlock')
  unlock(@Input() input: OneMember, @Context() context: CallContext) {
    return this.members.unlock(input, context);
  }

  @Post('logoutAll')
  @AdminNode('user/user/logoutAll')
  logoutAll(@Input() input: OneMember, @Context() context: CallContext) {
    return this.members.logoutAll(input, context);
  }

  @Post('resetPassword')
  @AdminNode('user/user/resetPassword')
  resetPassword(@Input() input: OneMember, @Context() context: CallContext) {
    return this.members.resetPassword(input, context);
  }
}
