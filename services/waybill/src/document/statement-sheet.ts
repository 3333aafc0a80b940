import { barcodeModules } from './barcode';
import { CopySheet, GREY, MARGIN, px, WIDTH } from './copy-sheet';
import { drawTable, type TableColumn } from './copy-table';
import type { StatementAccount, StatementLine, StatementSheetData } from './document-data';
import { newPaper } from './paper';

type Kind = StatementAccount['kinds'][number];

/** Widths of the movements' columns: time, kind, memo, bill, change, balance after. */
const WIDTHS = [px(112), px(92), px(166), px(142), px(95), px(95)] as const;
const VALUES = [
  ({ time }) => time,
  ({ kind }) => kind,
  ({ memo }) => memo,
  ({ billNo }) => billNo,
  ({ money }) => money,
  ({ after }) => after,
] as const satisfies readonly ((row: StatementLine) => string)[];
const FIRST_FIGURE = 4;

const KIND_VALUES = [
  ({ kind }) => kind,
  ({ count }) => count,
  ({ money }) => money,
] as const satisfies readonly ((row: Kind) => string)[];

/** A month of a member's balances, A4: per currency where it began, every movement, where it ended, and what each kind came to. */
export async function renderStatement(data: StatementSheetData): Promise<Buffer> {
  const { doc, pen, pdf } = await newPaper(data.orderNo);
  const bars = await barcodeModules('code128', data.orderNo);
  const sheet = new CopySheet(pen, data, bars, data.title);
  sheet.facts(data.facts);
  for (const account of data.accounts) drawAccount(sheet, account, data);
  sheet.numberPages();
  doc.end();
  return pdf;
}

function drawAccount(
  sheet: CopySheet,
  account: StatementAccount,
  { heads, kindHeads }: Pick<StatementSheetData, 'heads' | 'kindHeads'>,
): void {
  sheet.facts(account.facts);
  drawTable(sheet, account.title, account.currency, movementColumns(heads), account.rows);
  if (account.remark) drawRemark(sheet, account.remark);
  if (account.kinds.length > 0)
    drawTable(sheet, account.kindsTitle, account.currency, kindColumns(kindHeads), account.kinds);
  sheet.y += px(14);
}

const movementColumns = (heads: StatementSheetData['heads']): TableColumn<StatementLine>[] =>
  VALUES.map((value, index) => ({
    value,
    head: heads[index] ?? '',
    width: WIDTHS[index] ?? 0,
    align: index < FIRST_FIGURE ? 'left' : 'right',
  }));

const kindColumns = (heads: StatementSheetData['kindHeads']): TableColumn<Kind>[] =>
  KIND_VALUES.map((value, index) => ({
    value,
    head: heads[index] ?? '',
    width: WIDTH / KIND_VALUES.length,
    align: index === 0 ? 'left' : 'right',
  }));

function drawRemark(sheet: CopySheet, text: string): void {
  sheet.need(px(24));
  sheet.pen.column([{ text, size: px(11), color: GREY }], MARGIN, sheet.y + px(5), WIDTH);
  sheet.y += px(24);
}
