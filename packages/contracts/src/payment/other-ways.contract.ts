import { answers, call, defineContract } from '../define';
import { OneOf } from '../validation';
import { WhatToPay } from './checkout.contract';

export class PayThirdParty extends WhatToPay {
  /** Absent = the one that staff put first. */
  @OneOf(['wallet_qr'], { optional: true }) provider?: 'wallet_qr';
}

export interface ThirdPartyPayment {
  readonly payment_no: string;
  readonly amount: string;
  readonly currency: string;
  /** Content of the code to scan, an address that a telephone can open as well; '' for a payment that is over. */
  readonly qr_code: string;
  /** Epoch seconds, as `server_time`. */
  readonly expires_at: number;
  readonly server_time: number;
}

/** Paying by other ways than the balance and a card. Errors: bill.not_found, pay.*. */
export const otherWays = defineContract('payment.other-ways', {
  /** A code to scan with a wallet; while a payment of the same bills is under way its code is answered again. */
  thirdParty: call(PayThirdParty, answers<ThirdPartyPayment>(), { deadlineMs: 20_000 }),
});
