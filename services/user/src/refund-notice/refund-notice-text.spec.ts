import type { DecidedRefund } from '@parcelway/contracts';
import { refundNoticeText } from './refund-notice-text';

const refund: DecidedRefund = {
  ...{ refund_no: 'R1', ref_no: 'PW-1111-2222', user_id: 1, currency: 'GBP', amount: '20.00' },
  ...{ status: 'settled', destination: 'original', note: '' },
};
const chinese = {
  name: '林悦',
  siteName: 'Parcelway',
  link: 'https://example.com/r',
  locale: 'zh-cn',
} as const;
const english = { ...chinese, link: null, locale: 'en' } as const;

describe('notice of a refund', () => {
  it('says that money went back the way it came', () => {
    expect(refundNoticeText(refund, chinese)).toEqual({
      subject: 'PW-1111-2222 退款已到账-Parcelway',
      body: '林悦，您好！PW-1111-2222 的退款 20.00 GBP（R1）已原路退回，到账时间以银行为准。 https://example.com/r （Parcelway）',
    });
  });

  it('says that money is on the balance', () => {
    expect(refundNoticeText({ ...refund, destination: 'balance' }, english)).toEqual({
      subject: 'Refund paid for PW-1111-2222-Parcelway',
      body: 'Hello 林悦, your refund of 20.00 GBP for PW-1111-2222 (R1) is on your balance. (Parcelway)',
    });
  });

  it('says why it was refused', () => {
    const refused = { ...refund, status: 'rejected', note: '已签收' } as const;
    expect(refundNoticeText(refused, chinese).body).toContain('未通过：已签收。');
    expect(refundNoticeText(refused, english).body).toContain('was refused: 已签收.');
  });
});
