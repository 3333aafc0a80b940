import { Injectable } from '@nestjs/common';
import type { CallContext } from '@parcelway/contracts';
import { accessChanged, DomainError } from '@parcelway/contracts';
import type { ResourceHooks, RowInput, WriteKind } from '@parcelway/crud';
import { invalidFields, Outbox } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { announceGroup } from '../member/member.queries';
import { isNothing, memberRules, ruleNames } from '../rule-list/rule-list';
import type { MemberGroupEntity } from './member-group.entity';

/** One default group at all times; a changed group is news about each of its members. */
@Injectable()
export class MemberGroupHooks implements ResourceHooks<MemberGroupEntity> {
  constructor(private readonly outbox: Outbox) {}

  async beforeAdd(
    row: MemberGroupEntity,
    _context: CallContext,
    manager: EntityManager,
    { rules }: RowInput,
  ): Promise<void> {
    row.rules = isNothing(rules) ? ['*'] : [...(await ruleNames(rules, memberRules, manager))];
    if (row.isDefault) await takeDefaultFromOthers(manager);
  }

  async beforeEdit(
    row: MemberGroupEntity,
    before: Readonly<MemberGroupEntity>,
    _context: CallContext,
    manager: EntityManager,
    { rules }: RowInput,
  ): Promise<void> {
    row.rules = isNothing(rules) ? before.rules : [...(await ruleNames(rules, memberRules, manager))];
    if (before.isDefault && !row.isDefault) throw invalidFields([{ field: 'is_default', rule: 'required' }]);
    if (row.isDefault && !before.isDefault) await takeDefaultFromOthers(manager);
  }

  async beforeDel(row: MemberGroupEntity, context: CallContext): Promise<void> {
    if (row.isDefault)
      throw new DomainError('crud.in_use', { users: context.locale === 'en' ? 'new members' : '新会员' });
  }

  async afterWrite(
    row: MemberGroupEntity,
    kind: WriteKind,
    context: CallContext,
    manager: EntityManager,
  ): Promise<void> {
    if (kind === 'edit') await announceGroup(manager, this.outbox, row.id, context.requestId);
    await this.outbox.add(manager, accessChanged, { of: 'member' }, context.requestId);
  }
}

async function takeDefaultFromOthers(manager: EntityManager): Promise<void> {
  await manager.query(`UPDATE member_group SET is_default = false, version = version + 1 WHERE is_default`);
}
