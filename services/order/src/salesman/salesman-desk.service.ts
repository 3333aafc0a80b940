import type { CallContext, Handlers, ReasonedMove, SalesmanMonth } from '@parcelway/contracts';
import { DomainError, salesmanDesk } from '@parcelway/contracts';
import { invalidFields, Serves } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import { CommissionHooks } from '../commission/commission.hooks';
import { CommissionPapers } from '../commission/commission-papers';
import { OrderSettings } from '../settings/order-settings';
import { endBinding } from './salesman-binding.queries';
import { SalesmanBindingEntity, SalesmanEntity } from './salesman.entity';

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

/** What staff do with salesmen and their bindings. */
@Serves(salesmanDesk)
export class SalesmanDesk implements Handlers<typeof salesmanDesk> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly commissions: CommissionHooks,
    private readonly papers: CommissionPapers,
    private readonly settings: OrderSettings,
  ) {}

  async positions(): Promise<{ readonly positions: readonly string[] }> {
    return { positions: this.settings.now.salesman_positions };
  }

  async end(request: ReasonedMove, context: CallContext): Promise<{ id: number; ended_at: number }> {
    if (context.identity.kind !== 'admin') throw new DomainError('auth.no_permission');
    const id = Number(request.id);
    const { manager } = this.dataSource;
    await endBinding(manager, { id }, request.reason);
    const binding = await manager.findOneBy(SalesmanBindingEntity, { id });
    if (!binding?.endedAt) throw new DomainError('crud.not_found');
    return { id, ended_at: Math.floor(binding.endedAt.getTime() / 1_000) };
  }

  async statement({ id, month }: SalesmanMonth, context: CallContext): Promise<Uint8Array> {
    if (context.identity.kind !== 'admin') throw new DomainError('auth.no_permission');
    if (!MONTH.test(month)) throw invalidFields([{ field: 'month', rule: 'pattern' }]);
    const ownAdmin = await this.commissions.limitedTo(context);
    const salesman = await this.dataSource.manager.findOneBy(SalesmanEntity, {
      id: Number(id),
      ...(ownAdmin === null ? {} : { adminId: ownAdmin }),
    });
    if (!salesman) throw new DomainError('crud.not_found');
    return this.papers.statement(salesman, month, context);
  }
}
