import type { Locale, OverdueStore } from '@parcelway/contracts';

/** What a member is told of luggage that is beyond its last day. `link` leads to the order, where the site's address is known. */
export function noticeText(
  name: string,
  notice: OverdueStore,
  {
    link,
    siteName,
    locale,
  }: { readonly link: string | null; readonly siteName: string; readonly locale: Locale },
): { readonly subject: string; readonly body: string } {
  const { order_no: no, overdue_days: days, abandoned_from: from, is_last: isLast } = notice;
  const money = (amount: string): string => `${amount} ${notice.currency}`;
  const [owed, daily] = [money(notice.due), money(notice.rate_per_day)];
  const isOwing = !notice.due.startsWith('-') && Number(notice.due) !== 0;
  if (locale === 'en')
    return {
      subject: `${isLast ? 'Last notice: ' : ''}Storage order ${no} is overdue by ${days} ${days === 1 ? 'day' : 'days'}-${siteName}`,
      body: [
        `Hello ${name}, the last day of your storage order ${no} has passed, ${days} ${days === 1 ? 'day' : 'days'} ago. ${daily} are charged a day until it is fetched.`,
        ...(isOwing ? [`Up to today ${owed} are to be paid.`] : []),
        isLast
          ? `This is the last notice: from ${from} on it may be taken as abandoned.`
          : `Please ask for it back; from ${from} on it may be taken as abandoned.`,
        ...(link ? [link] : []),
        `(${siteName})`,
      ].join(' '),
    };
  return {
    subject: `${isLast ? '最后通知：' : ''}寄存订单 ${no} 已超期 ${days} 天-${siteName}`,
    body: [
      `${name}，您好！您的寄存订单 ${no} 已超过取出日 ${days} 天，取走之前每天计费 ${daily}。`,
      ...(isOwing ? [`到今天应付 ${owed}。`] : []),
      isLast ? `这是最后一次通知：从 ${from} 起可视为放弃。` : `请尽快申请取回；从 ${from} 起可视为放弃。`,
      ...(link ? [` ${link} `] : []),
      `（${siteName}）`,
    ].join(''),
  };
}
