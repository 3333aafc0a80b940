import type { CallContext, Handlers, ReasonedMove } from '@parcelway/contracts';
import { DomainError, salesmanDesk } from '@parcelway/contracts';
import { Serves } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import { endBinding } from './salesman-binding.queries';
import { SalesmanBindingEntity } from './salesman.entity';

/** What staff do with bindings. */
@Serves(salesmanDesk)
export class SalesmanDesk implements Handlers<typeof salesmanDesk> {
  constructor(private readonly dataSource: DataSource) {}

  async end(request: ReasonedMove, context: CallContext): Promise<{ id: number; ended_at: number }> {
    if (context.identity.kind !== 'admin') throw new DomainError('auth.no_permission');
    const id = Number(request.id);
    const { manager } = this.dataSource;
    await endBinding(manager, { id }, request.reason);
    const binding = await manager.findOneBy(SalesmanBindingEntity, { id });
    if (!binding?.endedAt) throw new DomainError('crud.not_found');
    return { id, ended_at: Math.floor(binding.endedAt.getTime() / 1_000) };
  }
}
