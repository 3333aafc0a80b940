import type { HandledClaim } from '@parcelway/contracts';
import { claimNoticeText } from './claim-notice-text';

const claim: HandledClaim = {
  ...{ claim_no: 'CL-7K4M-92QX', order_no: 'PW-1111-2222', waybill_no: 'W1', user_id: 1, admin_id: 3 },
  ...{ status: 'accepted', currency: 'GBP', amount: '60.00', note: '' },
};
const to = { name: '林悦', link: 'https://example.com/c', siteName: 'Parcelway' };

describe('notice of a claim', () => {
  it('that is accepted says what goes to the balance', () => {
    expect(claimNoticeText(claim, { ...to, locale: 'zh-cn' })).toEqual({
      subject: '理赔 CL-7K4M-92QX 已同意-Parcelway',
      body: '林悦，您好！您对运单 W1 的理赔 CL-7K4M-92QX 已同意，60.00 GBP 将进入您的余额。 https://example.com/c （Parcelway）',
    });
    expect(claimNoticeText(claim, { ...to, locale: 'en' }).body).toBe(
      'Hello 林悦, your claim CL-7K4M-92QX on waybill W1 is accepted. 60.00 GBP go to your balance. https://example.com/c (Parcelway)',
    );
  });

  it('that the bank pays does not speak of the balance', () => {
    const paid = { ...claim, destination: 'bank' as const };
    expect(claimNoticeText(paid, { ...to, locale: 'en' }).body).toContain(
      '60.00 GBP go to your bank account.',
    );
    expect(claimNoticeText(paid, { ...to, locale: 'zh-cn' }).body).toContain('60.00 GBP 将转入您的银行账户');
  });

  it.each(['asked', 'refused'] as const)('that is %s says the words of staff, and no amount', (status) => {
    for (const locale of ['zh-cn', 'en'] as const) {
      const { body } = claimNoticeText(
        { ...claim, status, amount: null, note: 'No receipt?' },
        { ...to, link: null, locale },
      );
      expect(body).toContain('No receipt?');
      expect(body).not.toMatch(/GBP|null|http/);
    }
  });
});
