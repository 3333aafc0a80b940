import { Injectable } from '@nestjs/common';
import type { CallContext } from '@parcelway/contracts';
import type { ResourceHooks } from '@parcelway/crud';
import type { SelectQueryBuilder } from 'typeorm';
import { EVERYTHING } from '../admin-access/domain/rights';
import { StaffRights } from '../admin-access/staff-rights';
import type { AdminLogEntity } from './admin-log.entity';

/** Everybody reads the own writes, a super admin all. */
@Injectable()
export class AdminLogHooks implements ResourceHooks<AdminLogEntity> {
  constructor(private readonly rights: StaffRights) {}

  async limit(context: CallContext): Promise<((query: SelectQueryBuilder<AdminLogEntity>) => void) | null> {
    const { rights, adminId } = await this.rights.of(context);
    if (rights === EVERYTHING) return null;
    return (query) => query.andWhere('row.adminId = :ownId', { ownId: adminId });
  }
}
