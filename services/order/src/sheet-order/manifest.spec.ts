import ExcelJS from 'exceljs';
import { manifestOf } from './manifest';
import { SheetOrderEntity } from './sheet-order.entity';

describe('the handover list', () => {
  it('C22: holds no formula, and every digit of numbers and telephone numbers', async () => {
    const order = Object.assign(new SheetOrderEntity(), {
      trackingNumber: '123456789012345678',
      outOrderId: '@SUM(1)',
      receiverName: '=HYPERLINK("http://x","y")',
      receiverCity: '+447700900123',
      receiverCountryCode: 'GB',
      packageWeight: 1250,
      effectiveTime: new Date('2026-11-28T10:05:00Z'),
    });
    const book = new ExcelJS.Workbook();
    await book.xlsx.load((await manifestOf([order], 'B-1', 'en')).slice().buffer);
    const row = book.getWorksheet('B-1')?.getRow(2);
    const cells = Array.from({ length: 7 }, (_, at) => row?.getCell(at + 1));
    expect(cells.map((cell) => cell?.value)).toEqual([
      '123456789012345678',
      `'@SUM(1)`,
      `'=HYPERLINK("http://x","y")`,
      '+447700900123',
      'GB',
      1250,
      '2026-11-28 10:05',
    ]);
    expect(cells.map((cell) => cell?.type)).not.toContain(ExcelJS.ValueType.Formula);
  });
});
