import { formatMoney } from '@parcelway/money';

/** Minor units of `currency`. */
interface Money {
  readonly amount: bigint;
  readonly currency: string;
}

const shown = ({ amount, currency }: Money): string => `${formatMoney(amount, currency)} ${currency}`;

/** What staff read of a provider's event, in both languages: why it waits for them, or why nothing came of it. */
export const eventReasons = {
  alreadyPaid: '已付过 Already paid',
  already: (status: string) => `状态已是 ${status} Already ${status}`,
  older: '比已知的旧 Older than what is known',
  noPayment: '不是我们的支付 No payment of ours',
  noRefund: '不是我们的退款 No refund of ours',
  earlierTry: '属于更早的一次尝试 Of an earlier try',
  known: '已经知道 Known already',
  booked: (refundNos: string) => `已登记为退款 Booked as refund ${refundNos}`,

  otherAmount: (money: Money) =>
    `渠道按 ${shown(money)} 收款，与应付不符 ${shown(money)} was asked for there, not what is due`,
  otherReceived: (money: Money) =>
    `到账 ${shown(money)}，与应付不符 ${shown(money)} came in, not what is due`,
  lateMoney: (money: Money, status: string) =>
    `支付已是 ${status} 之后又到账 ${shown(money)} ${shown(money)} came in after the payment was ${status}`,
  otherRefund: (money: Money) =>
    `渠道退了 ${shown(money)}，与申请不符 ${shown(money)} went back, not what was asked`,
  refundOfOther: (money: Money, status: string) =>
    `退款已是 ${status}，渠道又按其中一次尝试退了 ${shown(money)} ${shown(money)} went back for a try of a refund that is ${status}`,
  failedAfterSettled: (money: Money) =>
    `${shown(money)} 登记为已退，渠道却没有退成 ${shown(money)} is settled here and did not go back`,
  byHand: (money: Money) => `有人在渠道直接退了 ${shown(money)} ${shown(money)} went back by hand`,
} as const;
