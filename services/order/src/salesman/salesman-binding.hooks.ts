import { Injectable } from '@nestjs/common';
import type { CallContext } from '@parcelway/contracts';
import type { ResourceHooks } from '@parcelway/crud';
import type { EntityManager } from 'typeorm';
import { endBinding } from './salesman-binding.queries';
import type { SalesmanBindingEntity } from './salesman.entity';

/** Staff bind a member: the open binding ends where the new one begins. */
@Injectable()
export class SalesmanBindingHooks implements ResourceHooks<SalesmanBindingEntity> {
  async beforeAdd(
    row: SalesmanBindingEntity,
    { identity }: CallContext,
    manager: EntityManager,
  ): Promise<void> {
    row.how = 'staff';
    row.adminId = identity.kind === 'admin' ? identity.id : null;
    await endBinding(manager, { userId: row.userId }, '');
  }
}
