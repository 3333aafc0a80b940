import { Injectable } from '@nestjs/common';
import type { ResourceHooks } from '@parcelway/crud';
import { DataSource } from 'typeorm';
import { presentForeign } from '../wallet/foreign-amounts';
import type { RefundRequestEntity } from './refund-request.entity';

/** Staff see what a refund gave to a balance in another currency. */
@Injectable()
export class RefundRequestHooks implements ResourceHooks<RefundRequestEntity> {
  constructor(private readonly dataSource: DataSource) {}

  present(rows: Record<string, unknown>[]): Promise<void> {
    return presentForeign(this.dataSource.manager, 'refund_request', rows);
  }
}
