import type { DecidedRefund } from '@parcelway/contracts';
import type { NoticeTo } from '../sent-message/member-notices';

/** What a member is told of a refund once it is settled or rejected. */
export function refundNoticeText(
  { refund_no: refundNo, ref_no: refNo, amount, currency, status, destination, note }: DecidedRefund,
  { name, link, siteName, locale }: NoticeTo,
): { readonly subject: string; readonly body: string } {
  const money = `${amount} ${currency}`;
  const isSettled = status === 'settled';
  const isToBalance = destination === 'balance';
  if (locale === 'en') {
    const settled = isToBalance
      ? 'is on your balance.'
      : 'went back the way it came. Your bank may take some days to show it.';
    return {
      subject: `${isSettled ? 'Refund paid' : 'Refund refused'} for ${refNo}-${siteName}`,
      body: [
        `Hello ${name}, your refund of ${money} for ${refNo} (${refundNo})`,
        isSettled ? settled : `was refused: ${note}.`,
        ...(link ? [link] : []),
        `(${siteName})`,
      ].join(' '),
    };
  }
  const settled = isToBalance ? '已退到账户余额。' : '已原路退回，到账时间以银行为准。';
  return {
    subject: `${refNo} ${isSettled ? '退款已到账' : '退款未通过'}-${siteName}`,
    body: [
      `${name}，您好！${refNo} 的退款 ${money}（${refundNo}）`,
      isSettled ? settled : `未通过：${note}。`,
      ...(link ? [` ${link} `] : []),
      `（${siteName}）`,
    ].join(''),
  };
}
