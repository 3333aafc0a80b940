import { Injectable } from '@nestjs/common';
import type { ResourceHooks } from '@parcelway/crud';
import { invalidFields } from '@parcelway/platform';
import { OrderSettings } from '../settings/order-settings';
import { positionFault } from './position-fault';
import type { SalesmanEntity } from './salesman.entity';

/** A salesman has a position of the settings; a row shows where a customer registers as the salesman's. */
@Injectable()
export class SalesmanHooks implements ResourceHooks<SalesmanEntity> {
  constructor(private readonly settings: OrderSettings) {}

  async beforeAdd(row: SalesmanEntity): Promise<void> {
    this.judge(row, '');
  }

  async beforeEdit(row: SalesmanEntity, before: Readonly<SalesmanEntity>): Promise<void> {
    this.judge(row, before.position);
  }

  private judge({ position }: SalesmanEntity, before: string): void {
    const fault = positionFault(position, before, this.settings.now.salesman_positions);
    if (fault) throw invalidFields([fault]);
  }

  async present(rows: Record<string, unknown>[]): Promise<void> {
    for (const row of rows)
      row['invite_path'] =
        `/user/login?step=register&invite=${encodeURIComponent(String(row['code'] ?? ''))}`;
  }
}
