import { Injectable } from '@nestjs/common';
import type { ResourceHooks } from '@parcelway/crud';
import type { SalesmanEntity } from './salesman.entity';

/** Shows where a customer registers as the salesman's. */
@Injectable()
export class SalesmanHooks implements ResourceHooks<SalesmanEntity> {
  async present(rows: Record<string, unknown>[]): Promise<void> {
    for (const row of rows)
      row['invite_path'] =
        `/user/login?step=register&invite=${encodeURIComponent(String(row['code'] ?? ''))}`;
  }
}
