import 'reflect-metadata';
import type { AddressFields } from './address-fields';
import { checkAddress, fitsCarrierLines, fullName } from './address-fields';

const inLeeds: AddressFields = {
  salutation: 'Ms',
  first_name: 'Jane',
  last_name: 'Smith',
  mobile_code: '+44',
  mobile: '07700 900142',
  tel_number: '',
  email: '',
  country: 'gb',
  province: '',
  city: 'Leeds',
  district: '',
  address_line: '48  Park Lane ',
  address_line_2: '',
  address_line_3: '',
  zip_code: 'ls31ew',
  latin_name: '',
  latin_address: '',
  company: '',
  id_card_number: '',
};
const inDunhuang: AddressFields = {
  ...inLeeds,
  mobile_code: '86',
  mobile: '139 0000 1234',
  country: 'CN',
  province: '甘肃省',
  city: '酒泉市',
  zip_code: '736200',
};

describe('checkAddress', () => {
  it('stores a postcode, a mobile number and a country in their usual form', () => {
    const { fields, errors } = checkAddress(inLeeds);
    expect(errors).toEqual([]);
    expect(fields).toMatchObject({
      country: 'GB',
      zip_code: 'LS3 1EW',
      mobile_code: '+44',
      mobile: '7700900142',
      address_line: '48 Park Lane',
    });
  });

  it.each([
    ['a GB postcode that cannot be', inLeeds, { zip_code: 'QS3 1EW' }, 'zip_code', 'gb_postcode'],
    [
      'one character as a postcode elsewhere',
      inLeeds,
      { country: 'DE', zip_code: '1' },
      'zip_code',
      'postcode',
    ],
    ['a landline as a mobile number', inLeeds, { mobile: '0113 496 0000' }, 'mobile', 'mobile'],
    ['a mobile number of 16 digits (fault C31)', inLeeds, { mobile: '7700900142123456' }, 'mobile', 'mobile'],
    ['a country that is none', inLeeds, { country: 'XX', zip_code: 'AB12' }, 'country', 'country'],
    ['a city of spaces', inLeeds, { city: '  ' }, 'city', 'required'],
    ['an e-mail address without a host', inLeeds, { email: 'jane@' }, 'email', 'email'],
    ['a Chinese address without a province', inDunhuang, { province: '' }, 'province', 'required'],
    [
      'an id card with a wrong check character',
      inDunhuang,
      { id_card_number: '110105194912310021' },
      'id_card_number',
      'id_card',
    ],
    [
      'an id card of a day that never was',
      inDunhuang,
      { id_card_number: '110105199002290018' },
      'id_card_number',
      'id_card',
    ],
  ])('refuses %s', (_what, base, change, field, rule) => {
    expect(checkAddress({ ...base, ...change }).errors).toEqual([{ field, rule }]);
  });

  it.each([
    ['GB', 'JE2 3AB', 'JE'],
    ['GB', 'GY1 1AA', 'GG'],
    ['GB', 'IM1 1AA', 'IM'],
    ['GB', 'BF1 2AB', 'BFPO'],
    ['JE', 'LS3 1EW', 'GB'],
  ])('tells for %s where %s lies: %s', (country, zip_code, territory) => {
    expect(checkAddress({ ...inLeeds, country, zip_code }).errors).toEqual([
      { field: 'zip_code', rule: 'postcode_elsewhere', params: { territory } },
    ]);
  });

  it('tells how many digits a wrong Chinese postcode has', () => {
    expect(checkAddress({ ...inDunhuang, zip_code: '73620' }).errors).toEqual([
      { field: 'zip_code', rule: 'cn_postcode', params: { length: 5 } },
    ]);
  });

  it('names all broken fields together', () => {
    const { errors } = checkAddress({
      ...inDunhuang,
      province: '',
      zip_code: '7',
      mobile: '1',
      id_card_number: '1',
    });
    expect(errors.map(({ field }) => field)).toEqual(['province', 'mobile', 'zip_code', 'id_card_number']);
  });

  it('gives an id card a capital X and takes a Jersey address for Jersey', () => {
    expect(checkAddress({ ...inDunhuang, id_card_number: '11010519491231002x' }).fields.id_card_number).toBe(
      '11010519491231002X',
    );
    expect(checkAddress({ ...inLeeds, country: 'JE', zip_code: 'je23ab' })).toMatchObject({
      errors: [],
      fields: { zip_code: 'JE2 3AB' },
    });
  });
});

describe('fitsCarrierLines', () => {
  const lines = (address_line: string, address_line_2 = '', address_line_3 = '') =>
    fitsCarrierLines({ address_line, address_line_2, address_line_3 });

  it.each([
    ['one line of 60 characters breaks into two', lines(`${'a'.repeat(30)} ${'b'.repeat(29)}`), true],
    ['a word of 36 characters fits no line', lines('a'.repeat(36)), false],
    [
      'two long lines need four',
      lines(`${'a'.repeat(30)} ${'b'.repeat(29)}`, `${'c'.repeat(30)} ${'d'.repeat(29)}`),
      false,
    ],
    ['60 Chinese characters break anywhere', lines('沙'.repeat(60)), true],
  ])('%s', (_what, fits, expected) => {
    expect(fits).toBe(expected);
  });
});

describe('fullName', () => {
  it('joins a Chinese name last name first and any other first name first', () => {
    expect(fullName({ first_name: '建国', last_name: '林' })).toBe('林建国');
    expect(fullName({ first_name: 'Jane', last_name: 'Smith' })).toBe('Jane Smith');
  });
});
