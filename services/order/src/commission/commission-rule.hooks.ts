import { Injectable } from '@nestjs/common';
import type { FieldError } from '@parcelway/contracts';
import type { ResourceHooks } from '@parcelway/crud';
import { invalidFields } from '@parcelway/platform';
import { positionFault } from '../salesman/position-fault';
import { OrderSettings } from '../settings/order-settings';
import type { CommissionRuleEntity } from './commission.entity';

/** A rule has a position of the settings or none, exactly one rate, at most one target and a range that goes forward. */
@Injectable()
export class CommissionRuleHooks implements ResourceHooks<CommissionRuleEntity> {
  constructor(private readonly settings: OrderSettings) {}

  async beforeAdd(row: CommissionRuleEntity): Promise<void> {
    check(row, positionFault(row.position, '', this.settings.now.salesman_positions));
  }

  async beforeEdit(row: CommissionRuleEntity, before: Readonly<CommissionRuleEntity>): Promise<void> {
    check(row, positionFault(row.position, before.position, this.settings.now.salesman_positions));
  }
}

function check(row: CommissionRuleEntity, position: FieldError | null): void {
  const errors: FieldError[] = position ? [position] : [];
  if ((row.rateBp ?? null) === null && (row.perKgAmount ?? null) === null)
    errors.push({ field: 'rate_bp', rule: 'required' });
  if ((row.rateBp ?? null) !== null && (row.perKgAmount ?? null) !== null)
    errors.push({ field: 'per_kg_amount', rule: 'refused' });
  if (row.salesmanId && row.position) errors.push({ field: 'position', rule: 'refused' });
  if (row.validTo && row.validTo <= row.validFrom)
    errors.push({ field: 'valid_to', rule: 'min', params: { min: row.validFrom.toISOString() } });
  if (errors.length > 0) throw invalidFields(errors);
}
