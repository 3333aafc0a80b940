import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** A picture nobody has uploaded yet. */
export async function pngOf(width: number, height: number): Promise<Blob> {
  const pixels = randomBytes(width * height * 3);
  return new Blob([
    new Uint8Array(
      await sharp(pixels, { raw: { width, height, channels: 3 } })
        .png()
        .toBuffer(),
    ),
  ]);
}
