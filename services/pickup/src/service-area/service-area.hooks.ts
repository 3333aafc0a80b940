import { Injectable } from '@nestjs/common';
import { postcodePattern } from '@parcelway/checks';
import type { FieldError } from '@parcelway/contracts';
import type { ResourceHooks } from '@parcelway/crud';
import { invalidFields } from '@parcelway/platform';
import type { ServiceAreaEntity } from './service-area.entity';

/** An area whose postcodes or weekdays cannot be read would silently collect nowhere. */
@Injectable()
export class ServiceAreaHooks implements ResourceHooks<ServiceAreaEntity> {
  async beforeAdd(row: ServiceAreaEntity): Promise<void> {
    judge(row);
  }

  async beforeEdit(row: ServiceAreaEntity): Promise<void> {
    judge(row);
  }
}

function judge(row: ServiceAreaEntity): void {
  const fields: FieldError[] = [];
  if (postcodePattern(row.postcodes).invalid.length > 0) fields.push({ field: 'postcodes', rule: 'pattern' });
  if (!isWeekdays(row.weekdays)) fields.push({ field: 'weekdays', rule: 'json' });
  if (fields.length > 0) throw invalidFields(fields);
}

/** Absent on add means the default. */
function isWeekdays(value: unknown): boolean {
  if (value === undefined) return true;
  const isDay = (day: unknown): boolean => Number.isInteger(day) && Number(day) >= 1 && Number(day) <= 7;
  return (
    Array.isArray(value) && value.length > 0 && value.every(isDay) && new Set(value).size === value.length
  );
}
