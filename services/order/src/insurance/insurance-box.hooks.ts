import { Injectable } from '@nestjs/common';
import { formatMoney } from '@parcelway/money';
import type { ResourceHooks } from '@parcelway/crud';
import { DataSource } from 'typeorm';
import type { InsuranceBoxEntity } from './insurance-order.entity';

/** Insured boxes say what was paid for them. */
@Injectable()
export class InsuranceBoxHooks implements ResourceHooks<InsuranceBoxEntity> {
  constructor(private readonly dataSource: DataSource) {}

  async present(rows: Record<string, unknown>[]): Promise<void> {
    const sums = await this.dataSource.query<{ id: string; paid: string }[]>(
      `SELECT insurance_box_id AS id, sum(amount_paid)::text AS paid
       FROM insurance_claim WHERE insurance_box_id = ANY ($1::bigint[]) AND status = 'accepted' GROUP BY 1`,
      [rows.map((row) => Number(row['id']))],
    );
    const paid = new Map(sums.map((sum) => [Number(sum.id), BigInt(sum.paid)]));
    for (const row of rows)
      row['paid'] = formatMoney(paid.get(Number(row['id'])) ?? 0n, String(row['currency']));
  }
}
