import type { OverdueStore } from '@parcelway/contracts';
import { noticeText } from './notice-text';

const notice: OverdueStore = {
  ...{ order_id: 5, order_no: 'ST-7K4M-92QX', user_id: 1, currency: 'GBP', overdue_days: 1, due: '3.00' },
  ...{ rate_per_day: '3.00', abandoned_from: '2027-03-02', is_last: false },
};
const site = { link: 'https://example.com/o', siteName: 'Parcelway' };

describe('notice of overdue storage', () => {
  it('says since when, what it costs, what is owed, and from when it may be abandoned', () => {
    const zh = noticeText('林悦', notice, { ...site, locale: 'zh-cn' });
    expect(zh.subject).toBe('寄存订单 ST-7K4M-92QX 已超期 1 天-Parcelway');
    for (const words of [
      '林悦',
      '超过取出日 1 天',
      '每天计费 3.00 GBP',
      '应付 3.00 GBP',
      '2027-03-02',
      site.link,
    ])
      expect(zh.body).toContain(words);
    const en = noticeText('Lin Yue', notice, { ...site, locale: 'en' });
    expect(en.subject).toBe('Storage order ST-7K4M-92QX is overdue by 1 day-Parcelway');
    expect(en.body).toContain('Up to today 3.00 GBP are to be paid.');
    expect(en.body).not.toContain('last notice');
  });

  it('does not ask for money that is not owed, nor lead to a page that is not known', () => {
    for (const due of ['0.00', '-4.00']) {
      const { body } = noticeText('林悦', { ...notice, due }, { ...site, link: null, locale: 'zh-cn' });
      expect(body).not.toContain('应付');
      expect(body).not.toContain('http');
    }
  });

  it('says when it is the last one', () => {
    const last = { ...notice, overdue_days: 83, is_last: true };
    expect(noticeText('林悦', last, { ...site, locale: 'zh-cn' }).subject).toContain('最后通知');
    expect(noticeText('Lin', last, { ...site, locale: 'en' }).body).toContain('This is the last notice');
  });
});
