import { Injectable } from '@nestjs/common';
import type { ResourceHooks } from '@parcelway/crud';
import type { SelectQueryBuilder } from 'typeorm';
import type { BillEntity } from '../bill/bill.entity';

/** Tax bills are the bills of their type. */
@Injectable()
export class TaxBillHooks implements ResourceHooks<BillEntity> {
  scope(query: SelectQueryBuilder<BillEntity>): void {
    query.andWhere(`row.billType = 'tax'`);
  }
}
