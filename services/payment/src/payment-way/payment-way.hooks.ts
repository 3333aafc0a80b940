import { Injectable } from '@nestjs/common';
import type { ResourceHooks } from '@parcelway/crud';
import { invalidFields } from '@parcelway/platform';
import { faultsOf } from './domain/way-faults';
import type { PaymentWayEntity } from './payment-way.entity';

/** A way stands on a provider of its kind, and its limits make sense. */
@Injectable()
export class PaymentWayHooks implements ResourceHooks<PaymentWayEntity> {
  async beforeAdd(row: PaymentWayEntity): Promise<void> {
    this.judge(row);
  }

  async beforeEdit(row: PaymentWayEntity): Promise<void> {
    this.judge(row);
  }

  private judge(row: PaymentWayEntity): void {
    const faults = faultsOf(row);
    if (faults.length > 0) throw invalidFields(faults);
  }
}
