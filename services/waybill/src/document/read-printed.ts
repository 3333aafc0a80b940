import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inflateSync } from 'node:zlib';
import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatReader,
  RGBLuminanceSource,
} from '@zxing/library';

const run = promisify(execFile);

/** A grey picture, one byte a pixel, 0 black. */
export interface Picture {
  width: number;
  height: number;
  pixels: Uint8ClampedArray;
}

/** A printed PDF as tests see it: through poppler's tools (pdftotext, pdffonts, pdftoppm), not through what drew it. */
export class PrintedPdf {
  private constructor(private readonly folder: string) {}

  /** Keeps the PDF in a folder of its own until `remove`. */
  static async of(pdf: Buffer): Promise<PrintedPdf> {
    const folder = await mkdtemp(join(tmpdir(), 'printed-'));
    await writeFile(join(folder, 'printed.pdf'), pdf);
    return new PrintedPdf(folder);
  }

  /** The text, a page an element, lines and spaces as they stand on the page. */
  async pages(): Promise<string[]> {
    const { stdout } = await run('pdftotext', ['-layout', this.file, '-'], { maxBuffer: 64 << 20 });
    return stdout.split('\f').slice(0, -1);
  }

  /** Every word of the first page with its place in millimetres; heights are those of the font, not of the ink. */
  async words(): Promise<{ text: string; left: number; top: number; right: number; bottom: number }[]> {
    const { stdout } = await run('pdftotext', ['-bbox', '-f', '1', '-l', '1', this.file, '-'], {
      maxBuffer: 64 << 20,
    });
    const word = /<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*?)<\/word>/g;
    const mm = (points = ''): number => (Number(points) / 72) * 25.4;
    return [...stdout.matchAll(word)].map(([, left, top, right, bottom, text = '']) => ({
      text,
      left: mm(left),
      top: mm(top),
      right: mm(right),
      bottom: mm(bottom),
    }));
  }

  /** One row a font: name, and whether it is embedded and carries a map to Unicode. */
  async fonts(): Promise<{ name: string; embedded: boolean; unicode: boolean }[]> {
    const { stdout } = await run('pdffonts', [this.file]);
    return stdout
      .trim()
      .split('\n')
      .slice(2)
      .map((row) => {
        const words = row.trim().split(/\s+/);
        return { name: words[0] ?? '', embedded: words.at(-5) === 'yes', unicode: words.at(-3) === 'yes' };
      });
  }

  /** Pages as pictures, at 203 dpi (a label printer) unless told. */
  async pictures(dpi = 203.2): Promise<Picture[]> {
    await run('pdftoppm', ['-gray', '-r', String(dpi), this.file, join(this.folder, 'page')]);
    const files = (await readdir(this.folder)).filter((file) => file.endsWith('.pgm')).sort();
    return Promise.all(files.map(async (file) => fromPgm(await readFile(join(this.folder, file)))));
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true });
  }

  private get file(): string {
    return join(this.folder, 'printed.pdf');
  }
}

/** Black and white stretches of one row of a picture, in pixels, beginning with the colour of the first pixel. */
export function stretches({ pixels, width }: Picture, row: number): { black: boolean; length: number }[] {
  const found: { black: boolean; length: number }[] = [];
  for (const value of pixels.subarray(row * width, (row + 1) * width)) {
    const black = value < 128;
    const last = found.at(-1);
    if (last?.black === black) last.length += 1;
    else found.push({ black, length: 1 });
  }
  return found;
}

/** The colours a PDF of ours fills and strokes with, each as "red green blue" of 0 to 1. */
export function coloursOf(pdf: Buffer): Set<string> {
  const colours = new Set<string>();
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 1)) {
    const end = pdf.indexOf('endstream', at);
    if (pdf.subarray(at - 3, at).toString() === 'end' || end < 0) continue;
    const content = inflateSync(pdf.subarray(at + 'stream\n'.length, end)).toString('latin1');
    for (const [, colour = ''] of content.matchAll(/^([\d. ]+) (?:scn|SCN|rg|RG)$/gm)) colours.add(colour);
  }
  return colours;
}

function fromPgm(file: Buffer): Picture {
  const header = /^P5\s(\d+)\s(\d+)\s255\s/.exec(file.subarray(0, 40).toString('latin1'));
  if (!header) throw new Error('not a binary PGM picture');
  return {
    width: Number(header[1]),
    height: Number(header[2]),
    pixels: new Uint8ClampedArray(file.subarray(header[0].length)),
  };
}

/** A part of a picture, in fractions of its width and height. */
export function part(picture: Picture, left: number, top: number, right: number, bottom: number): Picture {
  const [x1, x2] = [Math.round(left * picture.width), Math.round(right * picture.width)];
  const [y1, y2] = [Math.round(top * picture.height), Math.round(bottom * picture.height)];
  const pixels = new Uint8ClampedArray((x2 - x1) * (y2 - y1));
  for (let y = y1; y < y2; y += 1) {
    pixels.set(picture.pixels.subarray(y * picture.width + x1, y * picture.width + x2), (y - y1) * (x2 - x1));
  }
  return { width: x2 - x1, height: y2 - y1, pixels };
}

const FORMATS = {
  code128: BarcodeFormat.CODE_128,
  datamatrix: BarcodeFormat.DATA_MATRIX,
  qrcode: BarcodeFormat.QR_CODE,
};

/** What a scanner reads in the picture. @throws NotFoundException when it reads nothing */
export function scan({ pixels, width, height }: Picture, symbology: keyof typeof FORMATS): string {
  const source = new RGBLuminanceSource(pixels, width, height);
  const hints = new Map<DecodeHintType, unknown>([
    [DecodeHintType.POSSIBLE_FORMATS, [FORMATS[symbology]]],
    [DecodeHintType.TRY_HARDER, true],
  ]);
  return new MultiFormatReader().decode(new BinaryBitmap(new HybridBinarizer(source)), hints).getText();
}
