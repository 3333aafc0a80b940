import { billNoticeText } from './bill-notice-text';

const reminder = {
  ...{ bill_no: 'B1', bill_type: 'order' as const, ref_no: 'PW-7K4M-92QX', user_id: 1, currency: 'GBP' },
  ...{ owed: '181.14', due_at: '2026-11-28T14:32:00.000Z' },
};
const to = { name: '林悦', siteName: 'Parcelway', link: 'https://example.com/payment?bill_no=B1' };

describe('a reminder of a bill', () => {
  it('says for what how much is owed and until when, in both languages', () => {
    const zh = billNoticeText(reminder, { ...to, locale: 'zh-cn' });
    expect(zh.subject).toBe('PW-7K4M-92QX 待支付 181.14 GBP-Parcelway');
    for (const words of ['林悦', '181.14 GBP', '14:32', to.link]) expect(zh.body).toContain(words);
    const en = billNoticeText(reminder, { ...to, locale: 'en' });
    expect(en.subject).toContain('Please pay 181.14 GBP for PW-7K4M-92QX');
    expect(en.body).toContain('14:32');
  });

  it('names no time and no page where there is none', () => {
    const { body } = billNoticeText({ ...reminder, due_at: null }, { ...to, link: null, locale: 'en' });
    expect(body).toContain('for PW-7K4M-92QX.');
    expect(body).not.toContain('http');
  });
});
