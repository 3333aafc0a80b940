import { Injectable } from '@nestjs/common';
import type { FieldError } from '@parcelway/contracts';
import type { ResourceHooks } from '@parcelway/crud';
import { invalidFields } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import type { CouponEntity } from './coupon.entity';

/** A coupon has exactly one value and a range that goes forward; its figures are counted from what was issued. */
@Injectable()
export class CouponHooks implements ResourceHooks<CouponEntity> {
  constructor(private readonly dataSource: DataSource) {}

  async beforeAdd(row: CouponEntity): Promise<void> {
    check(row);
  }

  async beforeEdit(row: CouponEntity): Promise<void> {
    check(row);
  }

  async present(rows: Record<string, unknown>[]): Promise<void> {
    const counts = await this.dataSource.query<{ id: string; issued: number; used: number }[]>(
      `SELECT coupon_id AS id, count(*) FILTER (WHERE status <> 'revoked')::int AS issued,
         count(*) FILTER (WHERE status = 'used')::int AS used
       FROM member_coupon WHERE coupon_id = ANY($1::bigint[]) GROUP BY coupon_id`,
      [rows.map((row) => Number(row['id']))],
    );
    const byId = new Map(counts.map((count) => [Number(count.id), count]));
    for (const row of rows) {
      row['issued'] = byId.get(Number(row['id']))?.issued ?? 0;
      row['used'] = byId.get(Number(row['id']))?.used ?? 0;
    }
  }
}

function check(row: CouponEntity): void {
  const errors: FieldError[] = [];
  const hasAmount = (row.amount ?? null) !== null;
  const hasRate = (row.rateBp ?? null) !== null;
  if (!hasAmount && !hasRate) errors.push({ field: 'amount', rule: 'required' });
  if (hasAmount && hasRate) errors.push({ field: 'rate_bp', rule: 'refused' });
  if (row.validTo <= row.validFrom)
    errors.push({ field: 'valid_to', rule: 'min', params: { min: row.validFrom.toISOString() } });
  if (errors.length > 0) throw invalidFields(errors);
}
