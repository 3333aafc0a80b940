import { Injectable } from '@nestjs/common';
import type { CallContext } from '@parcelway/contracts';
import { accessChanged } from '@parcelway/contracts';
import type { ResourceHooks, WriteKind } from '@parcelway/crud';
import { Outbox } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { giveToOwnersOf, memberRules, renameInGroups, takeFromGroups } from '../rule-list/rule-list';
import type { MemberRuleEntity } from './member-rule.entity';

/** The member groups' lists follow the rules. */
@Injectable()
export class MemberRuleHooks implements ResourceHooks<MemberRuleEntity> {
  constructor(private readonly outbox: Outbox) {}

  async beforeEdit(
    row: MemberRuleEntity,
    before: Readonly<MemberRuleEntity>,
    _context: CallContext,
    manager: EntityManager,
  ): Promise<void> {
    if (row.name !== before.name) await renameInGroups(before.name, row.name, memberRules, manager);
  }

  async afterWrite(
    row: MemberRuleEntity,
    kind: WriteKind,
    context: CallContext,
    manager: EntityManager,
  ): Promise<void> {
    if (kind === 'add' && row.pid !== null) await giveToOwnersOf(row.pid, row.name, memberRules, manager);
    if (kind === 'del') await takeFromGroups(row.name, memberRules, manager);
    await this.outbox.add(manager, accessChanged, { of: 'member' }, context.requestId);
  }
}
