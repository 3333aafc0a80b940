import { Injectable } from '@nestjs/common';
import type { ResourceHooks } from '@parcelway/crud';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { presentForeign } from '../wallet/foreign-amounts';
import type { PaymentRecordEntity } from './payment-record.entity';

/** Numbers of the void bills of each payment, in the order in which the payments are asked for. */
export async function voidBillsOf(
  manager: EntityManager,
  ids: readonly number[],
): Promise<(readonly string[])[]> {
  const rows = (await manager.query(
    `SELECT p.id, array_agg(b.bill_no ORDER BY b.id) AS bill_nos
     FROM payment_record p CROSS JOIN jsonb_array_elements(p.allocations) AS share
     JOIN bill b ON b.id = (share->>'bill_id')::bigint AND b.is_void
     WHERE p.id = ANY ($1) GROUP BY p.id`,
    [ids],
  )) as { id: string; bill_nos: string[] }[];
  const found = new Map(rows.map(({ id, bill_nos }) => [Number(id), bill_nos]));
  return ids.map((id) => found.get(id) ?? []);
}

/**
 * Staff see which bills of a payment are void, for which money that comes in goes to the member's balance, and what was taken of a balance in
 * another currency.
 */
@Injectable()
export class PaymentRecordHooks implements ResourceHooks<PaymentRecordEntity> {
  constructor(private readonly dataSource: DataSource) {}

  async present(rows: Record<string, unknown>[]): Promise<void> {
    const ids = rows.map(({ id }) => Number(id));
    const voided = await voidBillsOf(this.dataSource.manager, ids);
    rows.forEach((row, index) => (row['void_bills'] = (voided[index] ?? []).join(', ')));
    await presentForeign(this.dataSource.manager, 'payment_record', rows);
  }
}
