import { addressLines, personName, placeOf, shortPlace } from './address-text';

const dunhuang = {
  first_name: '建国',
  last_name: '林',
  country: 'CN',
  province: '甘肃省',
  city: '酒泉市',
  district: '敦煌市',
  address_line: '沙州北路 26 号',
  zip_code: '736200',
};
const leeds = {
  first_name: 'Amy',
  last_name: 'Lin',
  country: 'GB',
  province: 'West Yorkshire',
  city: 'Leeds',
  district: '',
  address_line: 'Flat 12, 48 Park Lane',
  zip_code: 'LS3 1EW',
};

describe('address text', () => {
  it('writes a Chinese address largest part first and a British one street first', () => {
    expect(addressLines(dunhuang, 'zh-cn')).toEqual(['甘肃省 酒泉市 敦煌市 沙州北路 26 号', '736200 · 中国']);
    expect(addressLines(leeds, 'zh-cn')).toEqual([
      'Flat 12, 48 Park Lane',
      'Leeds, West Yorkshire · LS3 1EW · 英国',
    ]);
  });

  it('orders names by their script', () => {
    expect(personName(dunhuang)).toBe('林建国');
    expect(personName(leeds)).toBe('Amy Lin');
  });

  it('names places in short', () => {
    expect(placeOf(dunhuang)).toBe('甘肃 敦煌');
    expect(placeOf({ ...dunhuang, province: '北京市', city: '北京市', district: '朝阳区' })).toBe('北京');
    expect(placeOf(leeds)).toBe('Leeds');
    expect(shortPlace('新疆维吾尔自治区')).toBe('新疆');
  });
});
