import { amountText } from './amount-text';
import { MARGIN, px, WIDTH, type CopySheet } from './copy-sheet';
import type { CopyBox, CopyItem, CustomerCopyData } from './document-data';
import type { Align, Paragraph } from './pen';

interface TableColumn {
  head: string;
  width: number;
  align: Align;
  value: (item: CopyItem, money: (amount: string) => string) => string;
}

const COLUMNS: TableColumn[] = [
  { head: '品类 Category', width: px(92), align: 'left', value: (item) => item.category },
  { head: '中文名', width: px(128), align: 'left', value: (item) => item.nameZh },
  { head: 'English', width: px(176), align: 'left', value: (item) => item.nameEn },
  { head: '数量 Qty', width: px(58), align: 'right', value: (item) => String(item.quantity) },
  { head: '净重 kg', width: px(76), align: 'right', value: (item) => item.netWeightKg ?? '—' },
  { head: '单价 Unit', width: px(84), align: 'right', value: (item, money) => money(item.unitPrice) },
  { head: '小计 Value', width: px(88), align: 'right', value: (item, money) => money(item.amount) },
];

const PAD = px(8);
const TEXT_SIZE = px(11.5);
const LEADING = 1.5;
const BOX_ROW = px(28);
const TABLE_HEAD = px(22);

/** The table of boxes and what is in them, with the declared value of all. */
export function drawBoxes(sheet: CopySheet, data: CustomerCopyData): void {
  const { pen } = sheet;
  const money = (amount: string): string => amountText({ amount, currency: data.currency });
  sheet.y += px(14);
  const title: Paragraph[] = [
    { text: '箱子与物品', note: 'Boxes and contents', size: px(12), face: 'bold', leading: LEADING },
  ];
  const firstBox = data.boxes[0];
  const firstHeight = firstBox ? boxHeight(sheet, firstBox, money) : 0;
  sheet.need(px(20) + TABLE_HEAD + Math.min(firstHeight, BOX_ROW + px(60)));
  sheet.y += pen.column(title, MARGIN, sheet.y, WIDTH);

  drawTableHead(sheet);
  sheet.tableHead = () => drawTableHead(sheet);
  data.boxes.forEach((box, index) => drawBox(sheet, box, index + 1, money));
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

function drawBox(sheet: CopySheet, box: CopyBox, number: number, money: (amount: string) => string): void {
  const height = boxHeight(sheet, box, money);
  // A box is kept whole if a page can hold it; a longer one at least keeps its first kind of goods with its title.
  const [firstItem] = box.items;
  const least = BOX_ROW + (firstItem ? itemHeight(sheet, firstItem, money) : 0);
  sheet.need(height <= sheet.wholePage ? height : least);
  drawBoxTitle(sheet, box, number, false);
  for (const item of box.items) {
    const page = sheet.pageCount;
    sheet.need(itemHeight(sheet, item, money));
    if (sheet.pageCount !== page) drawBoxTitle(sheet, box, number, true);
    drawItem(sheet, item, money);
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

function drawItem(sheet: CopySheet, item: CopyItem, money: (amount: string) => string): void {
  const height = itemHeight(sheet, item, money);
  eachColumn((column, x) => {
    const text = [cell(column.value(item, money))];
    const top = sheet.y + px(3.5);
    if (column.align === 'left') sheet.pen.column(text, x + PAD, top, column.width - PAD);
    else {
      const box = { x: x + PAD / 2, y: top, width: column.width - PAD * 1.5, height: TEXT_SIZE * LEADING };
      sheet.pen.block(
        text.map((one) => ({ ...one, oneLine: true })),
        box,
        { align: 'right' },
      );
    }
  });
  sheet.y += height;
  sheet.pen.rule(MARGIN, sheet.y, MARGIN + WIDTH, sheet.y, 0.5, '#bbb');
}

function drawTableHead(sheet: CopySheet): void {
  eachColumn((column, x) => {
    const box = { x: x + PAD / 2, y: sheet.y, width: column.width - PAD * 1.5, height: TABLE_HEAD };
    const left = { ...box, x: x + PAD, width: column.width - PAD };
    sheet.pen.block(
      [{ text: column.head, size: px(10.5), face: 'bold', oneLine: true }],
      column.align === 'left' ? left : box,
      { align: column.align, middle: true },
    );
  });
  sheet.y += TABLE_HEAD;
  sheet.pen.rule(MARGIN, sheet.y, MARGIN + WIDTH, sheet.y, 0.75);
}

function boxHeight(sheet: CopySheet, box: CopyBox, money: (amount: string) => string): number {
  return BOX_ROW + box.items.reduce((sum, item) => sum + itemHeight(sheet, item, money), 0);
}

function itemHeight(sheet: CopySheet, item: CopyItem, money: (amount: string) => string): number {
  const heights = COLUMNS.filter((column) => column.align === 'left').map((column) =>
    sheet.pen.height([cell(column.value(item, money))], column.width - PAD),
  );
  return Math.max(...heights) + px(7);
}

function cell(text: string): Paragraph {
  return { text, size: TEXT_SIZE, leading: LEADING };
}

function eachColumn(draw: (column: TableColumn, x: number) => void): void {
  let x = MARGIN;
  for (const column of COLUMNS) {
    draw(column, x);
    x += column.width;
  }
}
