import type { BillReminder } from '@parcelway/contracts';
import type { NoticeTo } from '../sent-message/member-notices';

/** What a member is told of a bill that waits for money. A time is London's. */
export function billNoticeText(
  { ref_no: no, owed, currency, due_at: dueAt }: BillReminder,
  { name, locale, siteName, link }: NoticeTo,
): { readonly subject: string; readonly body: string } {
  const until =
    dueAt &&
    new Date(dueAt).toLocaleString(locale === 'en' ? 'en-GB' : 'zh-CN', {
      timeZone: 'Europe/London',
      dateStyle: 'medium',
      timeStyle: 'short',
    });
  if (locale === 'en')
    return {
      subject: `Please pay ${owed} ${currency} for ${no}-${siteName}`,
      body: [
        `Hello ${name}, ${owed} ${currency} are still to be paid for ${no}${until ? `, by ${until}` : ''}.`,
        'If you have paid meanwhile, nothing more is to be done.',
        ...(link ? [link] : []),
        `(${siteName})`,
      ].join(' '),
    };
  return {
    subject: `${no} 待支付 ${owed} ${currency}-${siteName}`,
    body: [
      `${name}，您好！${no} 还有 ${owed} ${currency} 待支付${until ? `，请在 ${until} 前付款` : ''}。`,
      '如已支付，请忽略。',
      ...(link ? [` ${link} `] : []),
      `（${siteName}）`,
    ].join(''),
  };
}
