import type { BillPayments } from '@parcelway/contracts';
import type { Minor } from '@parcelway/money';
import { parseMoney } from '@parcelway/money';

/** What was paid for a sheet order and how (D3): paid = third party + money + offline, money = foreign + internal. Minor units. */
export interface FiveAmounts {
  readonly paidAmount: Minor;
  readonly thirdPartyPaidAmount: Minor;
  readonly moneyPaidAmount: Minor;
  readonly foreignMoneyPaidAmount: Minor;
  readonly internalMoneyPaidAmount: Minor;
  readonly offlinePaidAmount: Minor;
}

/** Money that came from a balance in another currency than the order's is foreign; its amount too is in the order's. */
export function fiveAmounts(paid: BillPayments['paid'], currency: string): FiveAmounts {
  const sum = (is: (one: BillPayments['paid'][number]) => boolean): Minor =>
    paid.filter(is).reduce((total, one) => total + parseMoney(one.amount, currency), 0n);
  const third = sum(({ way }) => way === 'card' || way === 'third_party');
  const offline = sum(({ way }) => way === 'offline');
  const internal = sum((one) => one.way === 'balance' && one.currency === currency);
  const foreign = sum((one) => one.way === 'balance' && one.currency !== currency);
  return {
    paidAmount: third + offline + internal + foreign,
    thirdPartyPaidAmount: third,
    moneyPaidAmount: internal + foreign,
    foreignMoneyPaidAmount: foreign,
    internalMoneyPaidAmount: internal,
    offlinePaidAmount: offline,
  };
}
