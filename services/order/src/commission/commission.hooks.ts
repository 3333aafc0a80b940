import { Injectable } from '@nestjs/common';
import type { CallContext, Client } from '@parcelway/contracts';
import { adminAccess } from '@parcelway/contracts';
import { commissionResource, permissionNode } from '@parcelway/contracts/resources';
import { InjectClient } from '@parcelway/platform';
import type { ResourceHooks } from '@parcelway/crud';
import type { SelectQueryBuilder } from 'typeorm';
import type { CommissionEntity } from './commission.entity';

const EVERYBODYS = permissionNode(commissionResource, 'all');

/** Who may see whose commissions: their own, unless they have the node for all. */
@Injectable()
export class CommissionHooks implements ResourceHooks<CommissionEntity> {
  constructor(@InjectClient(adminAccess) private readonly access: Client<typeof adminAccess>) {}

  async limit(context: CallContext): Promise<((query: SelectQueryBuilder<CommissionEntity>) => void) | null> {
    const ownAdmin = await this.limitedTo(context);
    if (ownAdmin === null) return null;
    return (query) =>
      query.andWhere(
        'row.salesmanId IN (SELECT s.id FROM salesman s WHERE s.admin_id = :ownAdmin AND s.delete_time IS NULL)',
        { ownAdmin },
      );
  }

  /** The admin who sees none but their own; null where everybody's may be seen. */
  async limitedTo(context: CallContext): Promise<number | null> {
    if (context.identity.kind !== 'admin') return null;
    const { id, nodes } = await this.access.mine({}, context);
    return nodes === '*' || nodes.includes(EVERYBODYS) ? null : id;
  }
}
