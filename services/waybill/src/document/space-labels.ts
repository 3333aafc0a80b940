import { setImmediate as nextTurn } from 'node:timers/promises';
import { barcodeModules, labelModuleMm, type BarcodeModules } from './barcode';
import { GREY, px } from './copy-sheet';
import type { SpaceLabelData } from './document-data';
import { newPaper } from './paper';
import { type Pen, PT_PER_MM } from './pen';

const mm = (value: number): number => value * PT_PER_MM;

const COLUMNS = 2;
const ROWS = 5;
/** A sheet of ten labels of 99.1 × 57 mm, as stationers sell it; on plain paper the rules say where to cut. */
const LABEL = { width: mm(99.1), height: mm(57) };
const SHEET = { left: mm(4.65), top: mm(6), gap: mm(2.5) };
const PADDING = mm(6);
const BAR_HEIGHT = mm(15);

/**
 * Labels of spaces, to be stuck on racks: A4, ten on a page, in the order given. The code is large enough to be read from the aisle.
 * @throws RangeError for a code that is empty or not printable ASCII
 */
export async function renderSpaceLabels(labels: readonly SpaceLabelData[]): Promise<Buffer> {
  const { doc, pen, pdf } = await newPaper(`${labels[0]?.code ?? ''} – ${labels.at(-1)?.code ?? ''}`);
  for (const [index, label] of labels.entries()) {
    const bars = await barcodeModules('code128', label.code);
    const place = index % (COLUMNS * ROWS);
    if (place === 0) {
      doc.addPage();
      // A long batch must not hold up the other requests of the process.
      await nextTurn();
    }
    const x = SHEET.left + (place % COLUMNS) * (LABEL.width + SHEET.gap);
    const y = SHEET.top + Math.floor(place / COLUMNS) * LABEL.height;
    drawLabel(pen, { x, y }, label, bars);
  }
  doc.end();
  return pdf;
}

function drawLabel(
  pen: Pen,
  { x, y }: { x: number; y: number },
  { code, sizeClass, warehouse }: SpaceLabelData,
  bars: BarcodeModules,
): void {
  pen.doc.lineWidth(0.4).strokeColor('#bbb').rect(x, y, LABEL.width, LABEL.height).stroke();
  const [left, width] = [x + PADDING, LABEL.width - 2 * PADDING];
  const size = { width: mm(13), height: mm(13) };
  pen.block(
    [{ text: code, size: px(42), face: 'bold', leading: 1.05, oneLine: true }],
    { x: left, y: y + mm(5), width: width - size.width - mm(3), height: size.height },
    { middle: true },
  );
  const corner = { x: left + width - size.width, y: y + mm(5), ...size };
  pen.doc.rect(corner.x, corner.y, corner.width, corner.height).fill('#000');
  pen.block(
    [{ text: sizeClass, size: px(30), face: 'bold', leading: 1.05, color: '#fff', oneLine: true }],
    corner,
    { align: 'center', middle: true },
  );
  const module = mm(labelModuleMm(bars, width / PT_PER_MM));
  pen.symbol(bars, left + (width - bars.width * module) / 2, y + mm(22), module, BAR_HEIGHT);
  pen.block(
    [{ text: `库位 Space\u3000${warehouse}`, size: px(12), color: GREY, oneLine: true }],
    { x: left, y: y + mm(40), width, height: mm(11) },
    { align: 'center', middle: true },
  );
}
