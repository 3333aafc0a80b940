import type { BarcodeModules } from './barcode';
import { GREY, MARGIN, PAGE_SIZE, px, WIDTH, type CopySheet } from './copy-sheet';
import { PT_PER_MM, type Paragraph } from './pen';

const STUB_MODULE = 0.25 * PT_PER_MM;
const QR_SIZE = px(84);
/** Signatures, cut and stub stay on one page. */
const TAIL_HEIGHT = px(62 + 22 + 30 + 22) + QR_SIZE;

/** The end of a copy: lines to sign on, and a stub to cut off. */
export interface CopyTail {
  signatures: readonly string[];
  cutLabel: string;
  /** Two columns between the codes. */
  stub: Paragraph[][];
  /** The order's number. */
  bars: BarcodeModules;
  qr: BarcodeModules;
}

export const stubLine = (text: string): Paragraph => ({ text, size: px(11.5), leading: 1.5 });

export const stubNumber = (text: string): Paragraph => ({
  text,
  size: px(17),
  face: 'bold',
  leading: 1.35,
  oneLine: true,
});

export function drawTail(sheet: CopySheet, tail: CopyTail): void {
  sheet.need(TAIL_HEIGHT);
  drawSignatures(sheet, tail.signatures);
  drawCut(sheet, tail.cutLabel);
  drawStub(sheet, tail);
}

function drawSignatures(sheet: CopySheet, signatures: readonly string[]): void {
  sheet.y += px(62);
  const gap = px(26);
  const width = (WIDTH - gap * (signatures.length - 1)) / signatures.length;
  signatures.forEach((text, index) => {
    const x = MARGIN + index * (width + gap);
    sheet.pen.rule(x, sheet.y, x + width, sheet.y, 0.75);
    sheet.pen.line(text, x, sheet.y + px(4), { size: px(10.5), color: GREY });
  });
  sheet.y += px(22);
}

function drawCut(sheet: CopySheet, label: string): void {
  const { pen } = sheet;
  sheet.y += px(30);
  const style = { size: px(10), color: GREY };
  const labelWidth = pen.width(label, style);
  pen.doc.dash(3, { space: 2 });
  pen.rule(0, sheet.y, MARGIN, sheet.y, 1);
  pen.rule(MARGIN + labelWidth + px(16), sheet.y, PAGE_SIZE[0], sheet.y, 1);
  pen.doc.undash();
  pen.line(label, MARGIN + px(8), sheet.y - px(7), style);
  sheet.y += px(22);
}

function drawStub(sheet: CopySheet, { bars, qr, stub }: CopyTail): void {
  const { pen } = sheet;
  pen.symbol(qr, MARGIN, sheet.y, QR_SIZE / qr.width);
  const barsWidth = bars.width * STUB_MODULE;
  const barHeight = px(38);
  pen.symbol(bars, MARGIN + WIDTH - barsWidth, sheet.y + (QR_SIZE - barHeight) / 2, STUB_MODULE, barHeight);

  const gap = px(18);
  const left = MARGIN + QR_SIZE + gap;
  const width = (MARGIN + WIDTH - barsWidth - bars.quiet * STUB_MODULE - left - gap) / 2;
  stub.forEach((paragraphs, index) => {
    pen.block(
      paragraphs,
      { x: left + index * (width + gap), y: sheet.y, width: width - index * gap, height: QR_SIZE },
      { middle: true },
    );
  });
  sheet.y += QR_SIZE;
}
