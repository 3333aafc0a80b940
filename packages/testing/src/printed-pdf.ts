import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

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
  static async of(pdf: Uint8Array): Promise<PrintedPdf> {
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

  /** Where it lies until `remove`. */
  get file(): string {
    return join(this.folder, 'printed.pdf');
  }
}

/** All that a PDF says, without blanks. */
export async function printedText(pdf: Uint8Array): Promise<string> {
  const printed = await PrintedPdf.of(pdf);
  try {
    return (await printed.pages()).join('').replace(/\s+/g, '');
  } finally {
    await printed.remove();
  }
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
