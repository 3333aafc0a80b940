import type { RaisedTax } from '@parcelway/contracts';
import { taxNoticeText } from './tax-notice-text';

const tax: RaisedTax = {
  ...{ bill_no: 'B1', order_no: 'PW-1111-2222', waybill_no: 'W1', user_id: 1 },
  ...{ currency: 'GBP', amount: '23.40', reason: 'VAT' },
};
const to = { name: '林悦', siteName: 'Parcelway' };

describe('notice of duty', () => {
  it('says how much, on what, why, and that the box waits', () => {
    expect(taxNoticeText(tax, { ...to, link: 'https://example.com/o', locale: 'zh-cn' })).toEqual({
      subject: '运单 W1 需缴税费-Parcelway',
      body: '林悦，您好！您的运单 W1 需缴税费 23.40 GBP：VAT。付清之前包裹暂停派送，付清后自动继续。 https://example.com/o （Parcelway）',
    });
    expect(taxNoticeText(tax, { ...to, link: null, locale: 'en' })).toEqual({
      subject: 'Duty is to be paid on waybill W1-Parcelway',
      body: 'Hello 林悦, 23.40 GBP of duty are to be paid on waybill W1: VAT. The parcel waits until this is paid and then goes on by itself. (Parcelway)',
    });
  });
});
