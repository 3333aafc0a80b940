import { PayStatus } from '@parcelway/contracts/statuses';
import type { Minor } from '@parcelway/money';
import { parseMoney } from '@parcelway/money';
import type { WaybillCopy } from '../stored-quote';

/** The duty of an order: that of its boxes together. Null states and times are those of an order without duty, or with some unpaid. */
export interface OrderDuty {
  readonly amount: Minor;
  readonly paid: Minor;
  readonly payStatus: PayStatus | null;
  readonly paidAt: Date | null;
}

export function dutyOfBoxes(boxes: readonly Pick<WaybillCopy, 'duty'>[]): OrderDuty {
  const duties = boxes.flatMap(({ duty }) => (duty?.pay_status == null ? [] : [duty]));
  const sum = (of: 'amount' | 'paid_amount'): Minor =>
    duties.reduce((total, duty) => total + parseMoney(duty[of], duty.currency), 0n);
  const isUnpaid = duties.some(({ pay_status }) => pay_status === PayStatus.unpaid);
  const isGivenBack = duties.every(({ pay_status }) => pay_status === PayStatus.refunded);
  const times = duties.flatMap(({ paid_at }) => (paid_at ? [Date.parse(paid_at)] : []));
  const settled = isGivenBack ? PayStatus.refunded : PayStatus.paid;
  return {
    amount: sum('amount'),
    paid: sum('paid_amount'),
    payStatus: duties.length === 0 ? null : isUnpaid ? PayStatus.unpaid : settled,
    paidAt: isUnpaid || times.length === 0 ? null : new Date(Math.max(...times)),
  };
}
