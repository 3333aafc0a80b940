import { amountText } from './amount-text';
import { COLUMN, MARGIN, px, WIDTH, type CopySheet } from './copy-sheet';
import type { BilingualText, CopyPriceLine } from './document-data';
import type { Paragraph } from './pen';

export interface CopyPrice {
  lines: readonly CopyPriceLine[];
  total: string;
  payment?: BilingualText | undefined;
}

/** What to check on the left, in Chinese and English, and the price line by line on the right, where there is one. */
export function drawChecksAndPrice(
  sheet: CopySheet,
  checks: readonly [string, string][],
  currency: string,
  price: CopyPrice | undefined,
): void {
  sheet.y += px(16);
  const width = price ? WIDTH - COLUMN - px(26) : WIDTH;
  sheet.need(drawChecks(sheet, checks, width, false));
  const checksBottom = sheet.y + drawChecks(sheet, checks, width, true);
  const checksPage = sheet.pageCount;
  if (price) drawPrice(sheet, currency, price);
  if (sheet.pageCount === checksPage) sheet.y = Math.max(sheet.y, checksBottom);
}

/** The list of what to check at the place of writing, or only its height. */
function drawChecks(
  sheet: CopySheet,
  checks: readonly [string, string][],
  width: number,
  visible: boolean,
): number {
  const { pen } = sheet;
  const indent = px(12);
  const style = { size: px(10.5), leading: 1.55 };
  const title: Paragraph[] = [
    { text: '请核对', note: 'Please check', size: px(12), face: 'bold', leading: 1.5 },
  ];
  let height = visible ? pen.column(title, MARGIN, sheet.y, width) : pen.height(title, width);
  for (const [zh, en] of checks) {
    const text: Paragraph[] = [{ ...style, text: zh + en }];
    height += px(3);
    if (visible) {
      pen.line('–', MARGIN, sheet.y + height, style, style.leading);
      pen.column(text, MARGIN + indent, sheet.y + height, width - indent);
    }
    height += pen.height(text, width - indent);
  }
  return height;
}

function drawPrice(sheet: CopySheet, currency: string, price: CopyPrice): void {
  const { pen } = sheet;
  const left = MARGIN + WIDTH - COLUMN;
  const amountOf = (amount: string): string => amountText({ amount, currency });
  const payment = price.payment ? `${price.payment.zh}\u3000${price.payment.en}` : '';
  const paymentText: Paragraph[] = payment ? [{ text: payment, size: px(11), leading: 1.5 }] : [];
  const totalHeight = px(3 + 5 + 24 + 2) + pen.height(paymentText, COLUMN);
  // The last line goes over the page with the total.
  drawPriceLines(sheet, currency, price.lines, totalHeight);

  sheet.need(totalHeight);
  sheet.y += px(3);
  pen.rule(left, sheet.y, left + COLUMN, sheet.y, px(2));
  const total: Paragraph = { text: '合计 Total', size: px(16), face: 'bold', leading: 1.5 };
  pen.column([total], left, sheet.y + px(5), COLUMN);
  pen.column([{ ...total, text: amountOf(price.total) }], left, sheet.y + px(5), COLUMN, 'right');
  sheet.y += px(5 + 24 + 2);
  sheet.y += pen.column(paymentText, left, sheet.y, COLUMN, 'right');
}

/** Amounts in the column at the right, one a line. `after` is the height that the last one needs below it on its page. */
export function drawPriceLines(
  sheet: CopySheet,
  currency: string,
  lines: readonly CopyPriceLine[],
  after = 0,
): void {
  const { pen } = sheet;
  const left = MARGIN + WIDTH - COLUMN;
  const size = px(11.5);
  lines.forEach((line, index) => {
    const amount = amountText({ amount: line.amount, currency });
    const textWidth = COLUMN - pen.width(amount, { size }) - px(12);
    const text: Paragraph[] = [{ text: `${line.text_zh} ${line.text_en}`, size, leading: 1.5 }];
    const height = pen.height(text, textWidth) + px(4);
    sheet.need(index === lines.length - 1 ? height + after : height);
    pen.column(text, left, sheet.y + px(2), textWidth);
    pen.column([{ text: amount, size, leading: 1.5 }], left, sheet.y + px(2), COLUMN, 'right');
    pen.doc.dash(0.75, { space: 1.5 });
    pen.rule(left, sheet.y + height, left + COLUMN, sheet.y + height, 0.5, '#888');
    pen.doc.undash();
    sheet.y += height;
  });
}
