import type { RawOptions } from 'bwip-js';

/** A symbol as whole modules: black runs of one row (Code 128) or of many (data matrix, QR). */
export interface BarcodeModules {
  width: number;
  height: number;
  /** Blank modules that must stay free on each side. */
  quiet: number;
  /** Black rectangles, in modules from the upper left corner. */
  black: { x: number; y: number; width: number }[];
}

/** Symbologies in use; each holds ASCII text. QR has error correction level M. */
export type Symbology = 'code128' | 'datamatrix' | 'qrcode';

/** ISO/IEC 15417 (Code 128), 16022 (data matrix), 18004 (QR). */
const QUIET_MODULES: Record<Symbology, number> = { code128: 10, datamatrix: 1, qrcode: 4 };

/** A label printer of 203 dpi has 8 dots a millimetre. */
export const LABEL_DOT_MM = 0.125;
/** Narrowest module of a label's main bars that scanners at arm's length read reliably. */
export const MIN_LABEL_MODULE_MM = 0.33;
/** Widths tried for a label's main bars, whole printer dots first. */
const LABEL_MODULES_MM = [4 * LABEL_DOT_MM, 3 * LABEL_DOT_MM, MIN_LABEL_MODULE_MM];

/** The modules of a symbol. @throws RangeError unless the text is one or more printable ASCII characters */
export async function barcodeModules(symbology: Symbology, text: string): Promise<BarcodeModules> {
  if (!/^[\x20-\x7e]+$/.test(text)) throw new RangeError(`not a barcode text: ${JSON.stringify(text)}`);
  const { raw } = await import('bwip-js');
  const options: RawOptions = { bcid: symbology, text, ...(symbology === 'qrcode' ? { eclevel: 'M' } : {}) };
  const [symbol] = raw(options);
  if (!symbol) throw new Error(`no ${symbology} symbol for ${JSON.stringify(text)}`);
  const quiet = QUIET_MODULES[symbology];
  return 'sbs' in symbol
    ? { ...fromBars(symbol.sbs), quiet }
    : { ...fromPixels(symbol.pixs, symbol.pixx, symbol.pixy), quiet };
}

/** `widths` alternate bar and space, beginning with a bar. */
function fromBars(widths: number[]): Omit<BarcodeModules, 'quiet'> {
  const black: BarcodeModules['black'] = [];
  let x = 0;
  widths.forEach((width, index) => {
    if (index % 2 === 0) black.push({ x, y: 0, width });
    x += width;
  });
  return { width: x, height: 1, black };
}

function fromPixels(pixels: number[], width: number, height: number): Omit<BarcodeModules, 'quiet'> {
  const black: BarcodeModules['black'] = [];
  for (let y = 0; y < height; y += 1) {
    let start = -1;
    for (let x = 0; x <= width; x += 1) {
      const isBlack = x < width && pixels[y * width + x] === 1;
      if (isBlack && start < 0) start = x;
      if (!isBlack && start >= 0) {
        black.push({ x: start, y, width: x - start });
        start = -1;
      }
    }
  }
  return { width, height, black };
}

/**
 * Module width in mm of a label's main bars: the widest that fits `availableMm` together with both quiet zones, 0.5 mm
 * at most. Numbers of up to 20 characters keep the minimum of 0.33 mm; longer ones get what fits rather than no label.
 */
export function labelModuleMm(bars: BarcodeModules, availableMm: number): number {
  const total = bars.width + 2 * bars.quiet;
  return LABEL_MODULES_MM.find((module) => total * module <= availableMm) ?? availableMm / total;
}

/** Module width in mm of a square symbol: the most whole printer dots that fit `availableMm` with its quiet zones. */
export function squareModuleMm(symbol: BarcodeModules, availableMm: number): number {
  const dots = Math.floor(availableMm / (symbol.width + 2 * symbol.quiet) / LABEL_DOT_MM);
  return Math.max(dots, 1) * LABEL_DOT_MM;
}
