import { setImmediate as nextTurn } from 'node:timers/promises';
import { amountText } from './amount-text';
import { barcodeModules, LABEL_DOT_MM, labelModuleMm, squareModuleMm, type BarcodeModules } from './barcode';
import type { LabelData, PartyData } from './document-data';
import { printEngine } from './fonts';
import { pdfBuffer } from './pdf-buffer';
import { Pen, PT_PER_MM, PT_PER_PX, type Box, type Paragraph } from './pen';

const px = (value: number): number => value * PT_PER_PX;
const mm = (value: number): number => value * PT_PER_MM;

const PAGE: [number, number] = [mm(100), mm(150)];
/** Rules of 0.5 mm, 4 dots of a 203 dpi printer. */
const RULE = mm(0.5);
const THIN_RULE = mm(0.25);
const PADDING = px(10);

const LEFT = mm(3);
const RIGHT = mm(97);
/** Upper edges of the rows, and the lower edge of the last. */
const ROWS = {
  head: mm(3),
  destination: mm(18),
  receiver: mm(34.5),
  sender: mm(73),
  facts: mm(97.5),
  bars: mm(108),
  foot: mm(140.5),
  end: mm(147),
};
const MATRIX_LEFT = mm(73);
const BOX_COUNT_LEFT = mm(77);
const MAIN_BAR_HEIGHT = mm(21);

/**
 * Labels of 100 × 150 mm, one page each, in the order given. Black only; text at least 7 pt as long as it fits; text that
 * is too long wraps, then shrinks, and stays in its box. Bars are vector rectangles of whole modules.
 * @throws RangeError for a waybill number that is empty or not printable ASCII
 */
export async function renderLabels(labels: LabelData[]): Promise<Buffer> {
  const engine = await printEngine();
  const doc = new engine.PDFDocument({
    size: PAGE,
    margin: 0,
    autoFirstPage: false,
    lang: 'zh-CN',
    info: { Title: labels.map((label) => label.waybillNo).join(' '), Author: 'Parcelway' },
  });
  const pdf = pdfBuffer(doc);
  const pen = new Pen(doc, engine);
  for (const label of labels) {
    const bars = await barcodeModules('code128', label.waybillNo);
    const matrix = await barcodeModules('datamatrix', label.waybillNo);
    doc.addPage();
    drawFrame(pen);
    drawHead(pen, label);
    drawDestination(pen, label.destination);
    drawReceiver(pen, label.receiver);
    drawSender(pen, label.sender, matrix);
    drawFacts(pen, label);
    drawBars(pen, label.waybillNo, bars);
    drawFoot(pen, label);
    // A long batch must not hold up the other requests of the process.
    await nextTurn();
  }
  doc.end();
  return pdf;
}

function drawFrame(pen: Pen): void {
  pen.doc.lineWidth(RULE).strokeColor('#000');
  pen.doc.rect(LEFT, ROWS.head, RIGHT - LEFT, ROWS.end - ROWS.head).stroke();
  for (const y of [ROWS.destination, ROWS.receiver, ROWS.sender, ROWS.facts, ROWS.bars, ROWS.foot]) {
    pen.rule(LEFT, y, RIGHT, y, RULE);
  }
}

/** The free part of a cell between two rules. */
function inside(left: number, top: number, right: number, bottom: number, padX = PADDING, padY = px(5)): Box {
  return { x: left + padX, y: top + padY, width: right - left - 2 * padX, height: bottom - top - 2 * padY };
}

function drawHead(pen: Pen, { route, channel, box }: LabelData): void {
  const { head: top, destination: bottom } = ROWS;
  const code: Paragraph = { text: channel.code, size: px(26), face: 'bold', leading: 1.05, oneLine: true };
  const codeWidth = Math.min(Math.max(pen.width(code.text, code) + 2 * PADDING, mm(21.5)), mm(30));
  const codeLeft = BOX_COUNT_LEFT - codeWidth;

  pen.logo(LEFT + PADDING, top + px(14), px(28));
  pen.block(
    [
      { text: 'Parcelway', size: px(16), face: 'bold', leading: 1.35, oneLine: true },
      { text: route, size: px(10), face: 'bold', leading: 1.3, oneLine: true },
    ],
    { ...inside(LEFT + px(36), top, codeLeft, bottom) },
    { middle: true },
  );

  pen.rule(codeLeft, top, codeLeft, bottom, RULE);
  pen.block(
    [code, { text: channel.name, size: px(10), face: 'bold', leading: 1.3 }],
    inside(codeLeft, top, BOX_COUNT_LEFT, bottom, px(6)),
    { align: 'center', middle: true },
  );

  pen.doc.rect(BOX_COUNT_LEFT, top, RIGHT - BOX_COUNT_LEFT, bottom - top).fill('#000');
  pen.block(
    [
      {
        text: `${box.number}/${box.count}`,
        size: px(26),
        face: 'bold',
        leading: 1.05,
        color: '#fff',
        oneLine: true,
      },
      { text: '箱 BOX', size: px(10), face: 'bold', leading: 1.3, color: '#fff' },
    ],
    inside(BOX_COUNT_LEFT, top, RIGHT, bottom, px(4)),
    { align: 'center', middle: true },
  );
}

function drawDestination(pen: Pen, { postcode, city, cityLatin, region }: LabelData['destination']): void {
  const cell = inside(LEFT, ROWS.destination, RIGHT, ROWS.receiver);
  const code: Paragraph = {
    text: postcode,
    size: px(50),
    face: 'bold',
    leading: 1.05,
    spacing: px(1),
    oneLine: true,
  };
  const codeWidth = Math.min(pen.width(postcode, code), cell.width * 0.58);
  pen.block([code], { ...cell, width: codeWidth }, { middle: true });

  const place: Paragraph[] = [
    { text: joined(' ', city, cityLatin), size: px(17), face: 'bold', leading: 1.25 },
  ];
  if (region) place.push({ text: region, size: px(11), face: 'bold', leading: 1.3 });
  const gap = px(6);
  pen.block(
    place,
    { ...cell, x: cell.x + codeWidth + gap, width: cell.width - codeWidth - gap },
    { align: 'right', middle: true },
  );
}

function drawReceiver(pen: Pen, { name, latinName, phone, lines, latinLine }: PartyData): void {
  const latin = joined(', ', latinName, latinLine);
  pen.block(
    [
      { text: '收件人 TO', size: px(10), face: 'bold' },
      { text: joined('\u3000', name, unbroken(phone)), size: px(18), face: 'bold', leading: 1.3 },
      ...lines.map((text): Paragraph => ({ text, size: px(14), face: 'bold' })),
      ...(latin ? [{ text: latin, size: px(11.5), gapBefore: px(3) }] : []),
    ],
    inside(LEFT, ROWS.receiver, RIGHT, ROWS.sender),
  );
}

function drawSender(
  pen: Pen,
  { name, latinName, phone, lines, latinLine }: PartyData,
  matrix: BarcodeModules,
): void {
  const size = px(10.5);
  pen.block(
    [
      { text: '寄件人 FROM', size: px(10), face: 'bold' },
      { text: joined(', ', latinName ?? name, unbroken(phone)), size },
      ...lines.map((text): Paragraph => ({ text, size })),
      ...(latinLine ? [{ text: latinLine, size }] : []),
    ],
    inside(LEFT, ROWS.sender, MATRIX_LEFT, ROWS.facts),
  );

  pen.rule(MATRIX_LEFT, ROWS.sender, MATRIX_LEFT, ROWS.facts, RULE);
  const room = Math.min(RIGHT - MATRIX_LEFT, ROWS.facts - ROWS.sender) - RULE;
  const module = mm(squareModuleMm(matrix, room / PT_PER_MM));
  pen.symbol(
    matrix,
    (MATRIX_LEFT + RIGHT - matrix.width * module) / 2,
    (ROWS.sender + ROWS.facts - matrix.height * module) / 2,
    module,
  );
}

function drawFacts(pen: Pen, { weightKg, sizeCm, declaredValue, customsForm }: LabelData): void {
  const facts: [string, string][] = [
    ['实重 WEIGHT', `${weightKg} kg`],
    ['尺寸 SIZE cm', sizeCm],
    ['申报 VALUE', amountText(declaredValue)],
    ['海关 CUSTOMS', customsForm ?? '—'],
  ];
  const width = (RIGHT - LEFT) / facts.length;
  facts.forEach(([caption, value], index) => {
    const left = LEFT + index * width;
    if (index > 0) pen.rule(left, ROWS.facts, left, ROWS.bars, THIN_RULE);
    const cell = inside(left, ROWS.facts, left + width, ROWS.bars, px(7), px(3));
    const half = cell.height / 2;
    pen.block([{ text: caption, size: px(9.5), leading: 1.3, oneLine: true }], { ...cell, height: half });
    pen.block(
      [{ text: value, size: px(13), face: 'bold', leading: 1.3, oneLine: true }],
      { ...cell, y: cell.y + half, height: half },
      { middle: true },
    );
  });
}

function drawBars(pen: Pen, waybillNo: string, bars: BarcodeModules): void {
  const room = RIGHT - LEFT - RULE;
  const module = mm(labelModuleMm(bars, room / PT_PER_MM));
  const top = ROWS.bars + mm(2.5);
  const left = wholeDots((LEFT + RIGHT - bars.width * module) / 2);
  pen.symbol(bars, left, top, module, MAIN_BAR_HEIGHT);
  pen.block(
    [{ text: waybillNo, size: px(20), face: 'bold', spacing: px(2), leading: 1.3, oneLine: true }],
    { x: LEFT + PADDING, y: top + MAIN_BAR_HEIGHT, width: RIGHT - LEFT - 2 * PADDING, height: px(28) },
    { align: 'center', middle: true },
  );
}

function drawFoot(pen: Pen, { orderNo, space, dateAndWarehouse }: LabelData): void {
  const cell = inside(LEFT, ROWS.foot, RIGHT, ROWS.end, PADDING, px(2));
  const third = cell.width / 3;
  const texts = [orderNo, space ?? '', dateAndWarehouse ?? ''];
  texts.forEach((text, index) => {
    pen.block(
      [{ text, size: px(10), face: 'bold', oneLine: true }],
      { ...cell, x: cell.x + index * third, width: third },
      { align: (['left', 'center', 'right'] as const)[index] ?? 'left', middle: true },
    );
  });
}

/** A bar that begins on a printer dot has the width it should. */
function wholeDots(points: number): number {
  return mm(Math.round(points / PT_PER_MM / LABEL_DOT_MM) * LABEL_DOT_MM);
}

function joined(separator: string, ...texts: (string | undefined)[]): string {
  return texts.filter((text) => text !== undefined && text !== '').join(separator);
}

/** A phone number is not broken across lines. */
function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}
