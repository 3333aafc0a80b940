import { answers, call, defineContract } from '../define';
import { NoFields } from '../order/luggage-order.contract';
import { Id, MoneyText, OneOf, Text } from '../validation';
import { WhatToPay } from './checkout.contract';
import type { CardPayment } from './checkout.contract';

export class PayThirdParty extends WhatToPay {
  /** Absent = the one that staff put first. */
  @OneOf(['wallet_qr'], { optional: true }) provider?: 'wallet_qr';
}

export class PayOutside extends WhatToPay {
  /** Id of an uploaded file of the caller's: a picture or PDF that shows the money on its way. */
  @Id() proof_file!: number | string;
  @Text({ max: 200, optional: true }) note?: string;
}

export class Recharge {
  /** Decimal. */
  @MoneyText({ min: '0.01' }) amount!: string;
  /** Absent = the default currency. */
  @Text({ max: 3, optional: true }) currency?: string;
  @OneOf(['card', 'third_party', 'offline']) way!: 'card' | 'third_party' | 'offline';
  @OneOf(['wallet_qr'], { optional: true }) provider?: 'wallet_qr';
  /** Offline only, and needed there. */
  @Id({ optional: true }) proof_file?: number | string;
  @Text({ max: 200, optional: true }) note?: string;
}

interface StartedPayment {
  readonly payment_no: string;
  readonly amount: string;
  readonly currency: string;
}

export interface ThirdPartyPayment extends StartedPayment {
  /** Content of the code to scan, an address that a telephone can open as well; '' for a payment that is over. */
  readonly qr_code: string;
  /** Epoch seconds, as `server_time`. */
  readonly expires_at: number;
  readonly server_time: number;
}

export interface OfflineStarted extends StartedPayment {
  /** `processing` until staff have seen the money. */
  readonly status: string;
}

/** A payment of a new bill of type recharge, as its way answers payments. */
export type RechargeStarted = { readonly bill_no: string } & (
  CardPayment | ThirdPartyPayment | OfflineStarted
);

/** Paying by other ways than the balance, and putting money on it. Errors: bill.not_found, pay.*. */
export const otherWays = defineContract('payment.other-ways', {
  /** A code to scan with a wallet; while a payment of the same bills is under way its code is answered again. */
  thirdParty: call(PayThirdParty, answers<ThirdPartyPayment>(), { deadlineMs: 20_000 }),
  /** Money that comes in outside, a bank transfer say, with a proof; sent again before staff have looked, the newer proof counts. */
  offline: call(PayOutside, answers<OfflineStarted>()),
  /** Takes an idempotency key. */
  recharge: call(Recharge, answers<RechargeStarted>(), { deadlineMs: 20_000 }),
  /** Amounts that the page of recharges offers; decimals in the default currency. */
  rechargeSteps: call(NoFields, answers<{ list: readonly string[]; currency: string }>()),
});
