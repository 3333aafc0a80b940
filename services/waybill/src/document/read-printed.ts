import { inflateSync } from 'node:zlib';
import type { Picture } from '@parcelway/testing/printed-pdf';
import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatReader,
  RGBLuminanceSource,
} from '@zxing/library';

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
