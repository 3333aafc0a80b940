import { amountText } from './amount-text';
import { MARGIN, px, WIDTH, type CopySheet } from './copy-sheet';
import { CopyTable, LEADING, PAD, TABLE_HEAD, TEXT_SIZE, type TableColumn } from './copy-table';
import type { CopyBox, CopyItem, CustomerCopyData } from './document-data';
import type { Paragraph } from './pen';

const BOX_ROW = px(28);

/** The table of boxes and what is in them, with the declared value of all. */
export function drawBoxes(sheet: CopySheet, data: CustomerCopyData): void {
  const { pen } = sheet;
  const money = (amount: string): string => amountText({ amount, currency: data.currency });
  const table = new CopyTable(sheet, columnsOf(money));
  sheet.y += px(14);
  const title: Paragraph[] = [
    { text: '箱子与物品', note: 'Boxes and contents', size: px(12), face: 'bold', leading: LEADING },
  ];
  const firstBox = data.boxes[0];
  const firstHeight = firstBox ? boxHeight(table, firstBox) : 0;
  sheet.need(px(20) + TABLE_HEAD + Math.min(firstHeight, BOX_ROW + px(60)));
  sheet.y += pen.column(title, MARGIN, sheet.y, WIDTH);

  table.drawHead();
  sheet.tableHead = () => table.drawHead();
  data.boxes.forEach((box, index) => drawBox(sheet, table, box, index + 1));
  sheet.tableHead = undefined;

  sheet.need(BOX_ROW);
  const total: Paragraph = {
    text: `申报总值 Declared value\u3000${money(data.declaredValue)}`,
    size: TEXT_SIZE,
    face: 'bold',
  };
  pen.column([total], MARGIN, sheet.y + px(5), WIDTH - PAD, 'right');
  sheet.y += BOX_ROW;
}

function columnsOf(money: (amount: string) => string): TableColumn<CopyItem>[] {
  return [
    { head: '品类 Category', width: px(92), align: 'left', value: (item) => item.category },
    { head: '中文名', width: px(128), align: 'left', value: (item) => item.nameZh },
    { head: 'English', width: px(176), align: 'left', value: (item) => item.nameEn },
    { head: '数量 Qty', width: px(58), align: 'right', value: (item) => String(item.quantity) },
    { head: '净重 kg', width: px(76), align: 'right', value: (item) => item.netWeightKg ?? '—' },
    { head: '单价 Unit', width: px(84), align: 'right', value: (item) => money(item.unitPrice) },
    { head: '小计 Value', width: px(88), align: 'right', value: (item) => money(item.amount) },
  ];
}

function drawBox(sheet: CopySheet, table: CopyTable<CopyItem>, box: CopyBox, number: number): void {
  const height = boxHeight(table, box);
  // A box is kept whole if a page can hold it; a longer one at least keeps its first kind of goods with its title.
  const [firstItem] = box.items;
  const least = BOX_ROW + (firstItem ? table.heightOf(firstItem) : 0);
  sheet.need(height <= sheet.wholePage ? height : least);
  drawBoxTitle(sheet, box, number, false);
  for (const item of box.items) {
    const page = sheet.pageCount;
    sheet.need(table.heightOf(item));
    if (sheet.pageCount !== page) drawBoxTitle(sheet, box, number, true);
    table.draw(item);
  }
}

function drawBoxTitle(sheet: CopySheet, box: CopyBox, number: number, continued: boolean): void {
  const { pen } = sheet;
  const weights = `实重 ${box.actualKg} · 体积重 ${box.volumetricKg} · 计费 ${box.chargedKg} kg`;
  const words = [`箱 ${number}${continued ? '（续 cont.）' : ''}`, box.waybillNo, `${box.sizeCm} cm`];
  const style: Omit<Paragraph, 'text'> = { size: TEXT_SIZE, face: 'bold', oneLine: true };
  const weightsWidth = pen.width(weights, style);
  pen.doc.rect(MARGIN, sheet.y, WIDTH, BOX_ROW).fill('#efefef');
  pen.rule(MARGIN, sheet.y + BOX_ROW, MARGIN + WIDTH, sheet.y + BOX_ROW, 0.5, '#999');
  const row = { y: sheet.y, height: BOX_ROW };
  const gap = px(16);
  pen.block(
    [{ ...style, text: words.filter(Boolean).join('\u3000') }],
    { ...row, x: MARGIN + PAD, width: WIDTH - 2 * PAD - weightsWidth - gap },
    { middle: true },
  );
  pen.block(
    [{ ...style, text: weights }],
    { ...row, x: MARGIN + WIDTH - PAD - weightsWidth, width: weightsWidth },
    { middle: true, align: 'right' },
  );
  sheet.y += BOX_ROW;
}

function boxHeight(table: CopyTable<CopyItem>, box: CopyBox): number {
  return BOX_ROW + box.items.reduce((sum, item) => sum + table.heightOf(item), 0);
}
