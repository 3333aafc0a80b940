import { Injectable } from '@nestjs/common';
import { paymentsNeedless } from '@parcelway/contracts';
import { ReactsToMany } from '@parcelway/platform';
import { PaymentSweep } from './payment-sweep';

@Injectable()
export class PaymentSweepReactions {
  constructor(private readonly sweep: PaymentSweep) {}

  @ReactsToMany(paymentsNeedless)
  async callOff(): Promise<void> {
    this.sweep.wake();
  }
}
