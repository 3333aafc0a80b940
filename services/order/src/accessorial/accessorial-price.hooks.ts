import { Injectable } from '@nestjs/common';
import { invalidFields } from '@parcelway/platform';
import type { ResourceHooks } from '@parcelway/crud';
import type { AccessorialPriceEntity } from './accessorial.entity';

/** An amount or a share, a range that is one, and limits that leave something between them. */
@Injectable()
export class AccessorialPriceHooks implements ResourceHooks<AccessorialPriceEntity> {
  async beforeAdd(row: AccessorialPriceEntity): Promise<void> {
    judge(row);
  }

  async beforeEdit(row: AccessorialPriceEntity): Promise<void> {
    judge(row);
  }
}

function judge({ amount, rateBp, minAmount, maxAmount, validFrom, validTo }: AccessorialPriceEntity): void {
  const isAmount = amount !== null && amount !== undefined;
  const isShare = rateBp !== null && rateBp !== undefined;
  if (!isAmount && !isShare) throw invalidFields([{ field: 'amount', rule: 'required' }]);
  if (isAmount && isShare) throw invalidFields([{ field: 'rate_bp', rule: 'not_both' }]);
  if (minAmount && maxAmount && maxAmount < minAmount)
    throw invalidFields([{ field: 'max_amount', rule: 'min', params: { min: String(minAmount) } }]);
  if (validTo && validTo <= validFrom)
    throw invalidFields([{ field: 'valid_to', rule: 'min', params: { min: validFrom.toISOString() } }]);
}
