import { Injectable } from '@nestjs/common';
import type { DomainEvent, MemberInvited } from '@parcelway/contracts';
import { memberInvited } from '@parcelway/contracts';
import { ReactsTo } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { bindByCode } from './salesman-binding.queries';

@Injectable()
export class SalesmanReactions {
  @ReactsTo(memberInvited)
  async bindInvited(event: DomainEvent<MemberInvited>, manager: EntityManager): Promise<void> {
    await bindByCode(manager, event.data.user_id, event.data.code);
  }
}
