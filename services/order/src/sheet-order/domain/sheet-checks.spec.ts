import { addressLines, sheetFaults } from './sheet-checks';

const body = {
  receiverDetailAddress: '48 Park Lane',
  receiverTelephone: '+44 7700 900142',
  receiverZipCode: 'LS3 1EW',
  receiverCountryCode: 'GB',
  items: [
    {
      itemEnglishName: 'Crème brûlée, 2 pcs',
      itemUnitPrice: '4.20',
      itemQuantity: 2,
      itemUnitPriceCurrency: 'GBP',
    },
  ],
};

describe('what carriers take (C31)', () => {
  it('accepts a plain receiver', () => {
    expect(sheetFaults(body)).toEqual([]);
  });

  it('splits an address of 60 characters at a word into lines of at most 35', () => {
    const text = 'Flat 12 Wellington House 148 Kirkstall Road Burley Leeds West';
    const lines = addressLines(text);
    expect(lines.every((line) => line.length <= 35)).toBe(true);
    expect(lines.join(' ')).toBe(text);
  });

  it('names the address that does not fit three lines', () => {
    const text = 'x'.repeat(40);
    expect(sheetFaults({ ...body, receiverDetailAddress: text })).toMatchObject([
      { field: 'receiverDetailAddress', rule: 'address_lines', params: { line: 1 } },
    ]);
  });

  it('refuses a phone of 16 digits and cuts none', () => {
    expect(sheetFaults({ ...body, receiverTelephone: '1234567890123456' })).toMatchObject([
      { field: 'receiverTelephone', rule: 'phone_digits' },
    ]);
    expect(sheetFaults({ ...body, receiverTelephone: '123456789012345' })).toEqual([]);
  });

  it('refuses a postcode that the country does not have', () => {
    expect(sheetFaults({ ...body, receiverZipCode: 'QQ1 1QQ' })).toEqual([
      { field: 'receiverZipCode', rule: 'gb_postcode' },
    ]);
  });

  it.each([
    ['itemEnglishName', '茶叶', 'latin'],
    ['itemEnglishName', 'Tea 茶', 'latin'],
    ['itemEnglishName', '42', 'latin'],
    ['itemUnitPriceCurrency', 'ZZZ', 'currency'],
  ])('names goods whose %s is %s', (field, value, rule) => {
    const items = body.items.flatMap((item) => [item, { ...item, [field]: value }]);
    expect(sheetFaults({ ...body, items })).toEqual([{ field: `items.1.${field}`, rule }]);
  });
});
