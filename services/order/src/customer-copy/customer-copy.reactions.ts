import { Injectable } from '@nestjs/common';
import type { AddressSnapshot, DomainEvent, MemberTerms } from '@parcelway/contracts';
import { addressChanged, memberChanged } from '@parcelway/contracts';
import { ReactsTo } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { saveAddressCopy, saveMemberCopy } from './customer-copy.queries';

/** Keeps the copies of members and addresses that pricing reads. */
@Injectable()
export class CustomerCopyReactions {
  @ReactsTo(memberChanged)
  async copyMember(event: DomainEvent<MemberTerms>, manager: EntityManager): Promise<void> {
    await saveMemberCopy(manager, event.data);
  }

  @ReactsTo(addressChanged)
  async copyAddress(event: DomainEvent<AddressSnapshot>, manager: EntityManager): Promise<void> {
    await saveAddressCopy(manager, event.data);
  }
}
