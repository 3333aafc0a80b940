import { amountText } from './amount-text';
import { barcodeModules } from './barcode';
import { drawPriceLines } from './copy-price';
import { CopySheet, GREY, MARGIN, px, WIDTH } from './copy-sheet';
import { drawTable, type TableColumn } from './copy-table';
import type { CommissionLine, CommissionSheetData } from './document-data';
import { newPaper } from './paper';

const COLUMNS: readonly TableColumn<CommissionLine>[] = [
  { head: '订单 Order', width: px(140), align: 'left', value: ({ orderNo }) => orderNo },
  { head: '日期 Date', width: px(88), align: 'left', value: ({ date }) => date },
  { head: '种类 Kind', width: px(104), align: 'left', value: ({ kind }) => kind },
  { head: '比例 Rate', width: px(100), align: 'left', value: ({ rate }) => rate },
  { head: '状态 Status', width: px(102), align: 'left', value: ({ status }) => status },
  {
    head: '基数 Base',
    width: px(86),
    align: 'right',
    value: ({ base, currency }) => amountText({ amount: base, currency }),
  },
  {
    head: '佣金 Amount',
    width: px(82),
    align: 'right',
    value: ({ amount, currency }) => amountText({ amount, currency }),
  },
];

/** A salesman's commissions of a month: A4, Chinese and English, order by order, with what they come to. */
export async function renderCommissions(data: CommissionSheetData): Promise<Buffer> {
  const { doc, pen, pdf } = await newPaper(data.orderNo);
  const bars = await barcodeModules('code128', data.orderNo);
  const sheet = new CopySheet(pen, data, bars, data.title);
  sheet.facts(data.facts);
  drawTable(sheet, '佣金明细', 'Commissions', COLUMNS, data.rows);
  if (data.left > 0) drawRest(sheet, data.left);
  sheet.y += px(14);
  for (const sum of data.sums) drawPriceLines(sheet, sum.currency, [sum]);
  sheet.numberPages();
  doc.end();
  return pdf;
}

/** A paper has an end; what it does not list is in the sums all the same. */
function drawRest(sheet: CopySheet, left: number): void {
  sheet.need(px(24));
  const text = `另有 ${left} 笔未列出，已计入合计 ${left} more are not listed, but counted`;
  sheet.pen.column([{ text, size: px(11), color: GREY }], MARGIN, sheet.y + px(5), WIDTH);
  sheet.y += px(24);
}
