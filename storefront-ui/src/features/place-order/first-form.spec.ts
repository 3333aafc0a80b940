import type { AddressRow, BoxView } from '../../api/types';
import { firstForm, parseSize, type Start } from './first-form';

const address = (id: number, country: string, extra: Partial<AddressRow> = {}): AddressRow =>
  ({ id, country, address_type: 1, province: '', zip_code: '', ...extra }) as AddressRow;
const boxes = [
  { id: 1, length: '60.0', width: '40.0', height: '40.0', is_own: '0' },
  { id: 9, length: '0', width: '0', height: '0', is_own: '1' },
] as BoxView[];
const start = (query: string, extra: Partial<Start> = {}): Start => ({
  addresses: [
    address(1, 'GB'),
    address(2, 'CN', { province: '北京市' }),
    address(3, 'CN', { province: '甘肃省' }),
  ],
  boxes,
  insurance: [
    {
      ...{
        id: 1,
        name: '',
        cover: '125.00',
        premium: '0.00',
        currency: 'GBP',
        is_free: '1',
        is_default: '0',
      },
      ...{ mode: 'step', rate_bp: null, min_premium: null, max_cover: null },
    },
  ],
  draft: null,
  again: null,
  params: new URLSearchParams(query),
  ...extra,
});

describe('first form', () => {
  it.each([
    ['60×40×40', ['60', '40', '40']],
    ['60x40x40 cm', ['60', '40', '40']],
    ['60.5 * 40 * 40', ['60.5', '40', '40']],
    ['60 40 40', ['60', '40', '40']],
  ])('reads the size %s', (text, size) => expect(parseSize(text)).toEqual(size));

  it('reads no size out of two numbers', () => expect(parseSize('60×40')).toBeNull());

  it('starts with the first fitting addresses and the free cover', () => {
    expect(firstForm(start(''))).toMatchObject({
      sender_id: '1',
      receiver_id: '2',
      cover: '125.00',
      agree: false,
    });
  });

  it('follows the wishes of other pages: province, weight, size', () => {
    const form = firstForm(start('province=甘肃省&weight=12.30&size=60×40×40'));
    expect(form.receiver_id).toBe('3');
    expect(form.packages).toMatchObject([{ packaging_box_id: '1', weight: '12.30', length: '60' }]);
  });

  it('takes the sender of the wished postcode, however it is written', () => {
    const addresses = [address(1, 'GB'), address(4, 'GB', { zip_code: 'LS3 1EW' })];
    expect(firstForm(start('zip=ls31ew', { addresses })).sender_id).toBe('4');
  });

  it('takes an own box for a size that no type has', () => {
    expect(firstForm(start('size=50×30×20')).packages).toMatchObject([
      { packaging_box_id: '9', length: '50' },
    ]);
  });

  it('takes the coupon that the coupons page names', () => {
    const draft = { ...firstForm(start('')), member_coupon_id: '4' };
    expect(firstForm(start('', { draft })).member_coupon_id).toBe('4');
    expect(firstForm(start('coupon=7', { draft })).member_coupon_id).toBe('7');
  });

  it('drops a drafted address that is gone and keeps the rest of the draft', () => {
    const draft = { ...firstForm(start('')), sender_id: '77', remark: '易碎' };
    expect(firstForm(start('', { draft }))).toMatchObject({ sender_id: '1', remark: '易碎' });
  });
});
