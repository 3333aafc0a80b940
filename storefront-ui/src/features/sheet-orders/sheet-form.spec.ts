import type { SheetOrderBody } from '../../api/types';
import { firstProblem } from '../../ui/rules';
import { bodyOf, formOf, itemChecks, newItem, newSheet, parcelOf, sheetChecks } from './sheet-form';

const body: Omit<SheetOrderBody, 'submit'> = {
  out_order_id: 'T-1',
  service_type: 'signed',
  receiverName: 'Ann Lee',
  receiverTelephone: '+44 7700 900142',
  receiverCountryCode: 'GB',
  receiverZipCode: 'LS3 1EW',
  receiverCity: 'Leeds',
  receiverDetailAddress: '148 Kirkstall Road',
  packageWeight: 1250,
  items: [
    {
      itemEnglishName: 'Tea',
      itemUnitPrice: '4.20',
      itemQuantity: 2,
      itemUnitPriceCurrency: 'GBP',
      itemWeight: 300,
    },
  ],
  channel_id: '7',
};

describe('the form of a package', () => {
  it('gives back what it was filled with, and what it does not show', () => {
    const { channel_id: _, ...sent } = body;
    expect(bodyOf(formOf({ ...sent, channel_code: 'UK' }, 7), body)).toEqual(body);
  });

  it('sends no empty text and no spaces around one', () => {
    const form = { ...newSheet(), receiverName: ' Ann ', packageWeight: '400', items: [newItem()] };
    expect(bodyOf(form)).toEqual({
      receiverName: 'Ann',
      receiverCountryCode: 'GB',
      packageWeight: 400,
      items: [{ itemUnitPriceCurrency: 'GBP', itemQuantity: 1 }],
    });
  });
});

describe('a price', () => {
  const form = { receiverCountryCode: 'GB', receiverZipCode: ' LS3 1EW', packageWeight: '400' };
  it.each([
    [{}, { receiverCountryCode: 'GB', receiverZipCode: 'LS3 1EW', packageWeight: 400 }],
    [{ receiverZipCode: '' }, null],
    [{ receiverZipCode: '12' }, null],
    [{ packageWeight: '' }, null],
    [{ packageWeight: '1.5' }, null],
    [{ packageWeight: '0' }, null],
    [{ packageWeight: '100001' }, null],
  ])('of a package with %j is asked with %j', (change, asked) => {
    expect(parcelOf({ ...form, ...change })).toEqual(asked);
  });
});

describe('fields', () => {
  const checks = sheetChecks('GB');
  it.each([
    ['receiverName', '', 'rule.required'],
    ['receiverTelephone', 'call me', 'rule.phone'],
    ['receiverZipCode', '100000', 'rule.gbPostcode'],
    ['packageWeight', '1.2', 'rule.whole'],
    ['channel_id', '', 'rule.pick'],
    ['receiverState', '', undefined],
  ] as const)('%s with "%s" says %s', (name, text, key) => {
    expect(firstProblem(text, checks[name])?.key).toBe(key);
  });

  it.each([
    ['itemUnitPrice', '4.205', 'rule.decimals'],
    ['itemQuantity', '0', 'rule.whole'],
    ['hsCode', '12', 'sheet.form.hsCodeRule'],
    ['hsCode', '', undefined],
    ['itemWeight', '', undefined],
  ] as const)('%s of an item with "%s" says %s', (name, text, key) => {
    expect(firstProblem(text, itemChecks[name])?.key).toBe(key);
  });
});
