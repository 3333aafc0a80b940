import type { CallContext, Handlers, OneMember } from '@parcelway/contracts';
import { DomainError, memberStaff } from '@parcelway/contracts';
import { Serves } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import { PasswordResets } from '../password-reset/password-resets';
import { callingAdmin } from '../session/caller';
import { RevokedSessions } from '../session/revoked-sessions';
import { termsById, UNLOCK } from './member.queries';
import { OwnPassword } from './own-password';

@Serves(memberStaff)
export class MemberStaffService implements Handlers<typeof memberStaff> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ownPassword: OwnPassword,
    private readonly revoked: RevokedSessions,
    private readonly resets: PasswordResets,
  ) {}

  async unlock({ id }: OneMember, context: CallContext): Promise<null> {
    callingAdmin(context);
    const found = await this.dataSource.query<unknown[]>(UNLOCK, [id]);
    if (found.length === 0) throw new DomainError('member.not_found');
    await this.ownPassword.forgive(Number(id));
    return null;
  }

  async logoutAll({ id }: OneMember, context: CallContext): Promise<null> {
    callingAdmin(context);
    const memberId = Number(id);
    if (!(await termsById(this.dataSource.manager, memberId))) throw new DomainError('member.not_found');
    await this.revoked.endAll('user', memberId, this.dataSource.manager);
    return null;
  }

  async resetPassword({ id }: OneMember, context: CallContext): Promise<null> {
    callingAdmin(context);
    await this.resets.mailLink(Number(id));
    return null;
  }
}
