import { Injectable } from '@nestjs/common';
import type { FieldError } from '@parcelway/contracts';
import type { ResourceHooks } from '@parcelway/crud';
import { invalidFields } from '@parcelway/platform';
import type { CommissionRuleEntity } from './commission.entity';

/** A rule has exactly one rate, at most one target and a range that goes forward. */
@Injectable()
export class CommissionRuleHooks implements ResourceHooks<CommissionRuleEntity> {
  async beforeAdd(row: CommissionRuleEntity): Promise<void> {
    check(row);
  }

  async beforeEdit(row: CommissionRuleEntity): Promise<void> {
    check(row);
  }
}

function check(row: CommissionRuleEntity): void {
  const errors: FieldError[] = [];
  if ((row.rateBp ?? null) === null && (row.perKgAmount ?? null) === null)
    errors.push({ field: 'rate_bp', rule: 'required' });
  if ((row.rateBp ?? null) !== null && (row.perKgAmount ?? null) !== null)
    errors.push({ field: 'per_kg_amount', rule: 'refused' });
  if (row.salesmanId && row.position) errors.push({ field: 'position', rule: 'refused' });
  if (row.validTo && row.validTo <= row.validFrom)
    errors.push({ field: 'valid_to', rule: 'min', params: { min: row.validFrom.toISOString() } });
  if (errors.length > 0) throw invalidFields(errors);
}
