import ExcelJS from 'exceljs';

/** A workbook of one sheet. */
export async function workbookOf(...rows: readonly (readonly (string | number)[])[]): Promise<Buffer> {
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet('Rows');
  for (const row of rows) sheet.addRow([...row]);
  return Buffer.from(await book.xlsx.writeBuffer());
}

/** The rows of a workbook's first sheet as the values of their cells. */
export async function firstSheet(bytes: ArrayBuffer): Promise<ExcelJS.CellValue[][]> {
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(bytes);
  const rows: ExcelJS.CellValue[][] = [];
  book.worksheets[0]?.eachRow((row) => rows.push((row.values as ExcelJS.CellValue[]).slice(1)));
  return rows;
}
