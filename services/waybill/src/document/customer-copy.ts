import { setImmediate as nextTurn } from 'node:timers/promises';
import { amountText } from './amount-text';
import { barcodeModules, type BarcodeModules } from './barcode';
import { drawBoxes } from './copy-boxes';
import { COLUMN, CopySheet, GREY, MARGIN, PAGE_SIZE, px, WIDTH } from './copy-sheet';
import type { CustomerCopyData, PartyData } from './document-data';
import { printEngine } from './fonts';
import { pdfBuffer } from './pdf-buffer';
import { Pen, PT_PER_MM, type Paragraph } from './pen';

const CHECKS: [string, string][] = [
  ['箱内没有锂电池、酒精、食品、药品等禁运物品。', 'No prohibited goods inside.'],
  ['入仓复称后多退少补，单独出账。', 'Re-weighing may lead to a refund or a further bill.'],
  ['关税如有产生，清关后另行通知。', 'Duty, if any, is billed after customs.'],
  ['损坏请在签收后 7 天内、丢失请在 30 天内报案。', 'Claims: damage 7 days, loss 30 days.'],
];
const SIGNATURES = ["寄件人签名 Sender's signature", "司机签名 Driver's signature", '日期 Date'];

const STUB_MODULE = 0.25 * PT_PER_MM;
const QR_SIZE = px(84);
/** Signatures, cut and stub stay on one page. */
const TAIL_HEIGHT = px(62 + 22 + 30 + 22) + QR_SIZE;

/**
 * The customer's copy of one order: A4, margins of 12 mm, Chinese and English. The head with the order number as
 * Code 128 repeats on every page, a box is broken only when it is longer than a page, the price lines run on, and the
 * signatures stay together with the stub that the driver cuts off.
 * @throws RangeError for an order number that is empty or not printable ASCII
 */
export function renderCustomerCopy(data: CustomerCopyData): Promise<Buffer> {
  return renderCustomerCopies([data]);
}

/** Customer copies of several orders in one PDF; each counts its own pages. */
export async function renderCustomerCopies(copies: CustomerCopyData[]): Promise<Buffer> {
  const engine = await printEngine();
  const doc = new engine.PDFDocument({
    size: PAGE_SIZE,
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    lang: 'zh-CN',
    info: { Title: copies.map((copy) => copy.orderNo).join(' '), Author: 'Parcelway' },
  });
  const pdf = pdfBuffer(doc);
  const pen = new Pen(doc, engine);
  for (const data of copies) {
    const bars = await barcodeModules('code128', data.orderNo);
    const qr = await barcodeModules('qrcode', data.orderNo);
    const sheet = new CopySheet(pen, data, bars);
    drawFacts(sheet, data);
    drawParties(sheet, data);
    drawBoxes(sheet, data);
    drawChecksAndPrice(sheet, data);
    drawSignatures(sheet);
    drawStub(sheet, data, bars, qr);
    sheet.numberPages();
    await nextTurn();
  }
  doc.end();
  return pdf;
}

function drawFacts(sheet: CopySheet, data: CustomerCopyData): void {
  const facts: [string, string][] = [
    ['下单时间 Ordered', data.orderedAt],
    ['渠道 Channel', data.channel],
    ['取件日 Pickup', data.pickupDate ?? '—'],
    ['箱数 · 计费重 Boxes · charged', `${data.boxes.length} 箱 · ${data.chargedKg} kg`],
  ];
  const width = WIDTH / facts.length;
  const cells = facts.map(([caption, value]): Paragraph[] => [
    { text: caption, size: px(10), color: GREY },
    { text: value, size: px(12.5), face: 'bold' },
  ]);
  sheet.columns(cells, (index) => ({ x: MARGIN + index * width, width }), px(7), px(10));
}

function drawParties(sheet: CopySheet, { sender, receiver }: CustomerCopyData): void {
  const width = WIDTH / 2;
  sheet.columns(
    [partyText('寄件人', 'Sender', sender), partyText('收件人', 'Receiver', receiver)],
    (index) => ({ x: MARGIN + index * width, width }),
    px(10),
    px(14),
  );
}

function partyText(zh: string, en: string, party: PartyData): Paragraph[] {
  const { name, latinName, phone, lines, latinLine } = party;
  const size = px(11.5);
  const fullName = latinName && latinName !== name ? `${name} ${latinName}` : name;
  const address = latinLine ? [...lines, latinLine] : lines;
  return [
    { text: zh, note: en, size: px(12), face: 'bold', leading: 1.5 },
    { text: fullName, size: px(14), face: 'bold', leading: 1.5, gapBefore: px(2) },
    ...[phone, ...address].map((text): Paragraph => ({ text, size, leading: 1.5 })),
  ];
}

function drawChecksAndPrice(sheet: CopySheet, { currency, price }: CustomerCopyData): void {
  sheet.y += px(16);
  const width = price ? WIDTH - COLUMN - px(26) : WIDTH;
  sheet.need(drawChecks(sheet, width, false));
  const checksBottom = sheet.y + drawChecks(sheet, width, true);
  const checksPage = sheet.pageCount;
  if (price) drawPrice(sheet, currency, price);
  if (sheet.pageCount === checksPage) sheet.y = Math.max(sheet.y, checksBottom);
}

/** The list of what to check at the place of writing, or only its height. */
function drawChecks(sheet: CopySheet, width: number, visible: boolean): number {
  const { pen } = sheet;
  const indent = px(12);
  const style = { size: px(10.5), leading: 1.55 };
  const title: Paragraph[] = [
    { text: '请核对', note: 'Please check', size: px(12), face: 'bold', leading: 1.5 },
  ];
  let height = visible ? pen.column(title, MARGIN, sheet.y, width) : pen.height(title, width);
  for (const [zh, en] of CHECKS) {
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

function drawPrice(sheet: CopySheet, currency: string, price: NonNullable<CustomerCopyData['price']>): void {
  const { pen } = sheet;
  const left = MARGIN + WIDTH - COLUMN;
  const amountOf = (amount: string): string => amountText({ amount, currency });
  const size = px(11.5);
  const payment = price.payment ? `${price.payment.zh}\u3000${price.payment.en}` : '';
  const paymentText: Paragraph[] = payment ? [{ text: payment, size: px(11), leading: 1.5 }] : [];
  const totalHeight = px(3 + 5 + 24 + 2) + pen.height(paymentText, COLUMN);

  price.lines.forEach((line, index) => {
    const amount = amountOf(line.amount);
    const textWidth = COLUMN - pen.width(amount, { size }) - px(12);
    const text: Paragraph[] = [{ text: `${line.text_zh} ${line.text_en}`, size, leading: 1.5 }];
    const height = pen.height(text, textWidth) + px(4);
    // The last line goes over the page with the total.
    sheet.need(index === price.lines.length - 1 ? height + totalHeight : height);
    pen.column(text, left, sheet.y + px(2), textWidth);
    pen.column([{ text: amount, size, leading: 1.5 }], left, sheet.y + px(2), COLUMN, 'right');
    pen.doc.dash(0.75, { space: 1.5 });
    pen.rule(left, sheet.y + height, left + COLUMN, sheet.y + height, 0.5, '#888');
    pen.doc.undash();
    sheet.y += height;
  });

  sheet.need(totalHeight);
  sheet.y += px(3);
  pen.rule(left, sheet.y, left + COLUMN, sheet.y, px(2));
  const total: Paragraph = { text: '合计 Total', size: px(16), face: 'bold', leading: 1.5 };
  pen.column([total], left, sheet.y + px(5), COLUMN);
  pen.column([{ ...total, text: amountOf(price.total) }], left, sheet.y + px(5), COLUMN, 'right');
  sheet.y += px(5 + 24 + 2);
  sheet.y += pen.column(paymentText, left, sheet.y, COLUMN, 'right');
}

function drawSignatures(sheet: CopySheet): void {
  sheet.need(TAIL_HEIGHT);
  sheet.y += px(62);
  const gap = px(26);
  const width = (WIDTH - gap * (SIGNATURES.length - 1)) / SIGNATURES.length;
  SIGNATURES.forEach((text, index) => {
    const x = MARGIN + index * (width + gap);
    sheet.pen.rule(x, sheet.y, x + width, sheet.y, 0.75);
    sheet.pen.line(text, x, sheet.y + px(4), { size: px(10.5), color: GREY });
  });
  sheet.y += px(22);
}

function drawStub(sheet: CopySheet, data: CustomerCopyData, bars: BarcodeModules, qr: BarcodeModules): void {
  const { pen } = sheet;
  const { sender, stub } = data;
  sheet.y += px(30);
  const cutLabel = '沿线剪下，司机留存\u3000Cut here, driver keeps';
  const labelStyle = { size: px(10), color: GREY };
  const labelWidth = pen.width(cutLabel, labelStyle);
  pen.doc.dash(3, { space: 2 });
  pen.rule(0, sheet.y, MARGIN, sheet.y, 1);
  pen.rule(MARGIN + labelWidth + px(16), sheet.y, PAGE_SIZE[0], sheet.y, 1);
  pen.doc.undash();
  pen.line(cutLabel, MARGIN + px(8), sheet.y - px(7), labelStyle);
  sheet.y += px(22);

  pen.symbol(qr, MARGIN, sheet.y, QR_SIZE / qr.width);
  const barsWidth = bars.width * STUB_MODULE;
  const barHeight = px(38);
  pen.symbol(bars, MARGIN + WIDTH - barsWidth, sheet.y + (QR_SIZE - barHeight) / 2, STUB_MODULE, barHeight);

  const gap = px(18);
  const textLeft = MARGIN + QR_SIZE + gap;
  const textWidth = (MARGIN + WIDTH - barsWidth - bars.quiet * STUB_MODULE - textLeft - gap) / 2;
  const size = px(11.5);
  const plain = (text: string): Paragraph => ({ text, size, leading: 1.5 });
  const pickup = data.pickupDate ? [plain(`取件 Pickup ${data.pickupDate}`)] : [];
  const columns: Paragraph[][] = [
    [
      { text: data.orderNo, size: px(17), face: 'bold', leading: 1.35, oneLine: true },
      plain(`${data.boxes.length} 箱 boxes · ${stub.postcode}`),
      ...pickup,
    ],
    [
      plain(`${sender.latinName ?? sender.name} · ${sender.phone.replaceAll(' ', '\u00a0')}`),
      ...(sender.latinLine ? [sender.latinLine] : sender.lines).map(plain),
      plain(`送至 To: ${stub.deliverTo}`),
    ],
  ];
  columns.forEach((paragraphs, index) => {
    pen.block(
      paragraphs,
      {
        x: textLeft + index * (textWidth + gap),
        y: sheet.y,
        width: textWidth - index * gap,
        height: QR_SIZE,
      },
      { middle: true },
    );
  });
  sheet.y += QR_SIZE;
}
