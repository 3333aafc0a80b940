import { barcodeModules } from './barcode';
import { drawPriceLines } from './copy-price';
import { CopySheet, px, WIDTH } from './copy-sheet';
import { drawTable, type TableColumn } from './copy-table';
import type { BillSheetData, BillTable } from './document-data';
import { newPaper } from './paper';

/** Shares of the width, by how many columns a table has; the last column holds amounts. */
const SHARES: Readonly<Record<number, readonly number[]>> = { 2: [0.75, 0.25], 4: [0.2, 0.22, 0.38, 0.2] };

/** A bill on A4: for what, line by line, the money that came in and went back, and what it comes to. */
export async function renderBill(data: BillSheetData): Promise<Buffer> {
  const { doc, pen, pdf } = await newPaper(data.orderNo);
  const bars = await barcodeModules('code128', data.orderNo);
  const sheet = new CopySheet(pen, data, bars, data.title);
  sheet.facts(data.facts);
  for (const table of data.tables)
    if (table.rows.length > 0) drawTable(sheet, table.title, table.note, columnsOf(table), table.rows);
  sheet.y += px(14);
  drawPriceLines(sheet, data.currency, data.sums);
  sheet.numberPages();
  doc.end();
  return pdf;
}

const columnsOf = ({ heads }: BillTable): TableColumn<readonly string[]>[] =>
  heads.map((head, index) => ({
    head,
    value: (row) => row[index] ?? '',
    width: WIDTH * (SHARES[heads.length]?.[index] ?? 1 / heads.length),
    align: index === heads.length - 1 ? 'right' : 'left',
  }));
