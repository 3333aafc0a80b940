import { cityOf, countryName, printedParty, printedPhone, regionOf } from './printed-party';
import { sampleReceiver, sampleSender } from './sample-order';

describe('printedParty', () => {
  it('puts a Chinese address from the province down, with its Latin form ending in the country', () => {
    expect(printedParty(sampleReceiver)).toEqual({
      name: '林建国',
      latinName: 'Lin Jianguo',
      phone: '+86 139 0000 1234',
      lines: ['甘肃省 酒泉市 敦煌市 736200', '沙州北路 26 号 3 单元 501'],
      latinLine: 'Unit 3-501, 26 Shazhou North Road, Dunhuang, Gansu, CHINA',
    });
  });

  it('puts a British address with town, postcode and country last', () => {
    expect(printedParty(sampleSender)).toEqual({
      name: 'Yue Lin',
      latinName: undefined,
      phone: '+44 7700 900142',
      lines: ['Flat 12, 48 Park Lane', 'Leeds LS3 1EW, United Kingdom'],
      latinLine: undefined,
    });
  });

  it('names the country once when the Latin address ends in it already', () => {
    expect(printedParty({ ...sampleReceiver, latin_address: 'Dunhuang, China' }).latinLine).toBe(
      'Dunhuang, China',
    );
  });
});

describe('printedPhone', () => {
  it.each([
    ['+86', '13900001234', '+86 139 0000 1234'],
    ['44', '07700 900142', '+44 7700 900142'],
    ['+353', '851234567', '+353 851234567'],
  ])('of %s %s is %s', (code, mobile, printed) => {
    expect(printedPhone(code, mobile)).toBe(printed);
  });
});

describe('places', () => {
  it('call a municipality by its province', () => {
    const beijing = { province: '北京市', city: '市辖区', district: '朝阳区' };
    expect(cityOf(beijing)).toBe('北京市');
    expect(regionOf(beijing)).toEqual(['北京市', '朝阳区']);
  });

  it('have English country names', () => {
    expect(countryName('gb')).toBe('United Kingdom');
  });
});
