import type { HandledClaim } from '@parcelway/contracts';
import type { NoticeTo } from '../sent-message/member-notices';

/** What a member is told of a claim that staff asked about, accepted or refused. */
export function claimNoticeText(
  claim: HandledClaim,
  { name, link, siteName, locale }: NoticeTo,
): { readonly subject: string; readonly body: string } {
  const { subject, hello, text } = locale === 'en' ? english(claim, name) : chinese(claim, name);
  const space = locale === 'en' ? ' ' : '';
  const rest = [...(link ? [locale === 'en' ? link : ` ${link} `] : []), siteInBrackets(siteName, locale)];
  return { subject: `${subject}-${siteName}`, body: [hello + space + text, ...rest].join(space) };
}

const siteInBrackets = (siteName: string, locale: NoticeTo['locale']): string =>
  locale === 'en' ? `(${siteName})` : `（${siteName}）`;

function english(
  { claim_no: no, waybill_no, status, amount, currency, destination, note }: HandledClaim,
  name: string,
) {
  const hello = `Hello ${name},`;
  switch (status) {
    case 'asked':
      return {
        subject: `A question about claim ${no}`,
        hello,
        text: `we have a question about your claim ${no} on waybill ${waybill_no}: ${note}`,
      };
    case 'accepted':
      return {
        subject: `Claim ${no} is accepted`,
        hello,
        text: `your claim ${no} on waybill ${waybill_no} is accepted. ${amount} ${currency} go to your ${destination === 'bank' ? 'bank account' : 'balance'}.`,
      };
    case 'refused':
      return {
        subject: `Claim ${no} is refused`,
        hello,
        text: `your claim ${no} on waybill ${waybill_no} is refused: ${note}`,
      };
  }
}

function chinese(
  { claim_no: no, waybill_no, status, amount, currency, destination, note }: HandledClaim,
  name: string,
) {
  const hello = `${name}，您好！`;
  switch (status) {
    case 'asked':
      return {
        subject: `理赔 ${no} 需要补充材料`,
        hello,
        text: `关于您对运单 ${waybill_no} 的理赔 ${no}，我们想了解：${note}`,
      };
    case 'accepted':
      return {
        subject: `理赔 ${no} 已同意`,
        hello,
        text: `您对运单 ${waybill_no} 的理赔 ${no} 已同意，${amount} ${currency} 将${destination === 'bank' ? '转入您的银行账户' : '进入您的余额'}。`,
      };
    case 'refused':
      return {
        subject: `理赔 ${no} 已拒绝`,
        hello,
        text: `您对运单 ${waybill_no} 的理赔 ${no} 已拒绝：${note}`,
      };
  }
}
