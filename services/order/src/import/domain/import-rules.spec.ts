import { columnOfTitle, wireText } from './import-columns';
import { sheetOrderBody, sheetOrderColumns } from './sheet-order-body';

describe('columns of imports', () => {
  it.each(['外部单号 (out_order_id)', 'out_order_id', 'Reference', '外部单号'])(
    '%s names a column',
    (title) => {
      expect(columnOfTitle(title, sheetOrderColumns)?.name).toBe('out_order_id');
    },
  );

  it('passes over titles that name none', () => {
    expect(columnOfTitle('Errors', sheetOrderColumns)).toBeUndefined();
  });

  it.each([
    ['flag', 'Yes', '1'],
    ['flag', '否', '0'],
    ['flag', 'perhaps', 'perhaps'],
    ['date', '2027-01-02T00:00:00.000Z', '2027-01-02'],
    ['grams', '500.0', '500'],
    ['grams', '500.5', '500.5'],
    ['text', '00123', '00123'],
  ] as const)('%s %s is read as %s', (kind, text, read) => {
    expect(wireText({ kind }, text)).toBe(read);
  });
});

describe('packages out of rows', () => {
  const row = (change: Record<string, string> = {}) => ({
    out_order_id: 'A',
    receiverName: 'Ann',
    itemEnglishName: 'Tea',
    ...change,
  });

  it('rows of a reference are its items; blank cells repeat what stands above', () => {
    expect(sheetOrderBody([row(), row({ receiverName: '', itemEnglishName: 'Mug' })])).toEqual({
      out_order_id: 'A',
      receiverName: 'Ann',
      submit: false,
      items: [{ itemEnglishName: 'Tea' }, { itemEnglishName: 'Mug' }],
    });
  });

  it('rows that disagree are no package', () => {
    expect(sheetOrderBody([row(), row({ receiverName: 'Bob' })])).toBeNull();
  });
});
