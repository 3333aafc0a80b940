import type { RaisedTax } from '@parcelway/contracts';
import type { NoticeTo } from '../sent-message/member-notices';

/** What a member is told of duty that is to be paid. */
export function taxNoticeText(
  { waybill_no: waybill, amount, currency, reason }: RaisedTax,
  { name, link, siteName, locale }: NoticeTo,
): { readonly subject: string; readonly body: string } {
  const money = `${amount} ${currency}`;
  if (locale === 'en')
    return {
      subject: `Duty is to be paid on waybill ${waybill}-${siteName}`,
      body: [
        `Hello ${name}, ${money} of duty are to be paid on waybill ${waybill}: ${reason}.`,
        'The parcel waits until this is paid and then goes on by itself.',
        ...(link ? [link] : []),
        `(${siteName})`,
      ].join(' '),
    };
  return {
    subject: `运单 ${waybill} 需缴税费-${siteName}`,
    body: [
      `${name}，您好！您的运单 ${waybill} 需缴税费 ${money}：${reason}。`,
      '付清之前包裹暂停派送，付清后自动继续。',
      ...(link ? [` ${link} `] : []),
      `（${siteName}）`,
    ].join(''),
  };
}
