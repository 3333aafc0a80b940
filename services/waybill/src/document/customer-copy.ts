import { setImmediate as nextTurn } from 'node:timers/promises';
import { barcodeModules } from './barcode';
import { drawBoxes } from './copy-boxes';
import { drawChecksAndPrice } from './copy-price';
import { CopySheet, MARGIN, px, WIDTH } from './copy-sheet';
import { drawTail, stubLine, stubNumber } from './copy-tail';
import type { CustomerCopyData, PartyData } from './document-data';
import { newPaper } from './paper';
import { type Paragraph } from './pen';

const CHECKS: readonly [string, string][] = [
  ['箱内没有锂电池、酒精、食品、药品等禁运物品。', 'No prohibited goods inside.'],
  ['入仓复称后多退少补，单独出账。', 'Re-weighing may lead to a refund or a further bill.'],
  ['关税如有产生，清关后另行通知。', 'Duty, if any, is billed after customs.'],
  ['损坏请在签收后 7 天内、丢失请在 30 天内报案。', 'Claims: damage 7 days, loss 30 days.'],
];
const SIGNATURES = ["寄件人签名 Sender's signature", "司机签名 Driver's signature", '日期 Date'];
const CUT_LABEL = '沿线剪下，司机留存\u3000Cut here, driver keeps';

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
  const { doc, pen, pdf } = await newPaper(copies.map((copy) => copy.orderNo).join(' '));
  for (const data of copies) {
    const bars = await barcodeModules('code128', data.orderNo);
    const qr = await barcodeModules('qrcode', data.orderNo);
    const sheet = new CopySheet(pen, data, bars);
    drawFacts(sheet, data);
    drawParties(sheet, data);
    drawBoxes(sheet, data);
    drawChecksAndPrice(sheet, CHECKS, data.currency, data.price);
    drawTail(sheet, { signatures: SIGNATURES, cutLabel: CUT_LABEL, stub: stubColumns(data), bars, qr });
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
  sheet.facts(facts);
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

/** What the driver keeps. */
function stubColumns(data: CustomerCopyData): Paragraph[][] {
  const { sender, stub } = data;
  const pickup = data.pickupDate ? [stubLine(`取件 Pickup ${data.pickupDate}`)] : [];
  return [
    [stubNumber(data.orderNo), stubLine(`${data.boxes.length} 箱 boxes · ${stub.postcode}`), ...pickup],
    [
      stubLine(`${sender.latinName ?? sender.name} · ${sender.phone.replaceAll(' ', '\u00a0')}`),
      ...(sender.latinLine ? [sender.latinLine] : sender.lines).map(stubLine),
      stubLine(`送至 To: ${stub.deliverTo}`),
    ],
  ];
}
