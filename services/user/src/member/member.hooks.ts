import { Injectable } from '@nestjs/common';
import { PASSWORD_PATTERN } from '@parcelway/checks';
import type { CallContext, FieldError } from '@parcelway/contracts';
import { accessChanged } from '@parcelway/contracts';
import type { ResourceHooks, WriteKind } from '@parcelway/crud';
import { invalidFields, Outbox } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { EMAIL_PATTERN, mobileParts } from '../address/domain/contact';
import { hashPassword } from '../session/password';
import { RevokedSessions } from '../session/revoked-sessions';
import { MemberEntity } from './member.entity';
import { announceMembers } from './member.queries';

/** Members as staff edit them: passwords are hashed, contacts normalised, sessions ended, other services told. */
@Injectable()
export class MemberHooks implements ResourceHooks<MemberEntity> {
  constructor(
    private readonly outbox: Outbox,
    private readonly sessions: RevokedSessions,
  ) {}

  async beforeAdd(row: MemberEntity): Promise<void> {
    await complete(row, null);
    row.joinTime = new Date();
  }

  async beforeEdit(
    row: MemberEntity,
    before: Readonly<MemberEntity>,
    context: CallContext,
    manager: EntityManager,
  ): Promise<void> {
    const hasNewPassword = row.password !== before.password;
    await complete(row, before);
    if (hasNewPassword || row.status !== 'enable') await this.sessions.endAll('user', row.id, manager);
    if (row.groupId !== before.groupId)
      await this.outbox.add(manager, accessChanged, { of: 'member' }, context.requestId);
  }

  async beforeDel(row: MemberEntity, _context: CallContext, manager: EntityManager): Promise<void> {
    await this.sessions.endAll('user', row.id, manager);
  }

  async afterWrite(
    row: MemberEntity,
    kind: WriteKind,
    context: CallContext,
    manager: EntityManager,
  ): Promise<void> {
    // What came back has the version from before its deletion, which has said one more: that must not outlive the news of the return.
    if (kind === 'restore') await manager.increment(MemberEntity, { id: row.id }, 'termsVersion', 1);
    await announceMembers(manager, this.outbox, [row.id], context.requestId);
  }
}

/** Checks and normalises what has changed since `before`; errors: request.invalid with every broken field. */
async function complete(row: MemberEntity, before: Readonly<MemberEntity> | null): Promise<void> {
  const errors: FieldError[] = [];
  row.email = (row.email ?? '').toLowerCase();
  if (row.email && row.email !== before?.email && !EMAIL_PATTERN.test(row.email))
    errors.push({ field: 'email', rule: 'email' });
  const hasNewMobile = row.mobile !== before?.mobile || row.mobileCode !== before?.mobileCode;
  if (row.mobile && hasNewMobile) {
    const parts = mobileParts(row.mobileCode, row.mobile);
    if (parts) {
      row.mobileCode = parts.code;
      row.mobile = parts.national;
    } else errors.push({ field: 'mobile', rule: 'mobile' });
  }
  const hasNewPassword = row.password !== before?.password;
  if (hasNewPassword && !PASSWORD_PATTERN.test(row.password))
    errors.push({ field: 'password', rule: 'pattern' });
  if (errors.length > 0) throw invalidFields(errors);
  if (hasNewPassword) row.password = await hashPassword(row.password);
}
