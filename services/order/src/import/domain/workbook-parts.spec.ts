import ExcelJS from 'exceljs';
import { inReadingOrder, workbookParts } from './workbook-parts';

describe('the order in which a workbook is read', () => {
  it('is what sheets refer to, the sheets, and the rest, with nothing lost', async () => {
    const book = new ExcelJS.Workbook();
    for (const name of ['one', 'two']) book.addWorksheet(name).addRow([name, { formula: '1+1', result: 2 }]);
    const file = Buffer.from(await book.xlsx.writeBuffer());
    const parts = workbookParts(file) ?? [];
    expect(parts.at(-1)?.name).toBe('xl/workbook.xml');

    const ordered = inReadingOrder(file, parts);
    expect(ordered).toHaveLength(file.length);
    const place = (name: string): number => ordered.indexOf(name);
    const [first, second] = [place('xl/worksheets/sheet1.xml'), place('xl/worksheets/sheet2.xml')];
    for (const needed of [
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
      'xl/sharedStrings.xml',
      'xl/styles.xml',
    ])
      expect([needed, place(needed) < first]).toEqual([needed, true]);
    expect(first).toBeLessThan(second);
    expect(second).toBeLessThan(place('[Content_Types].xml'));
    for (const { at, end } of parts) expect(ordered.includes(file.subarray(at, end))).toBe(true);
  });
});
