import { open } from 'node:fs/promises';
import { DomainError } from '@parcelway/contracts';
import sharp from 'sharp';
import type { FileKind } from './file-kinds';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A picture that would need more memory than this is refused before it is decoded. */
const MOST_PIXELS = 100_000_000;

/** Width and height of a picture that really decodes; zeros for any other file. Errors: upload.no_picture. */
export async function pictureSize(path: string, { isPicture, mimetype }: FileKind): Promise<PictureSize> {
  if (!isPicture) return { width: 0, height: 0 };
  const size = mimetype === 'image/bmp' ? await bitmapSize(path) : await decodedSize(path);
  if (!size || size.width < 1 || size.height < 1) throw new DomainError('upload.no_picture');
  return size;
}

async function decodedSize(path: string): Promise<PictureSize | null> {
  try {
    const picture = sharp(path, { failOn: 'error', limitInputPixels: MOST_PIXELS });
    const { width, height } = await picture.metadata();
    await picture.resize(16, 16, { fit: 'fill' }).raw().toBuffer();
    return { width, height };
  } catch {
    return null;
  }
}

/** Windows bitmaps are not decoded here: their header names a size that the file must have room for. */
async function bitmapSize(path: string): Promise<PictureSize | null> {
  const file = await open(path);
  try {
    const header = Buffer.alloc(34);
    const { bytesRead } = await file.read(header, 0, header.length, 0);
    if (bytesRead < header.length) return null;
    const width = header.readInt32LE(18);
    const height = Math.abs(header.readInt32LE(22));
    const isPlain = header.readUInt32LE(30) === 0;
    const needed = Math.ceil((width * header.readUInt16LE(28)) / 32) * 4 * height;
    const { size } = await file.stat();
    return width * height <= MOST_PIXELS && (!isPlain || size >= needed) ? { width, height } : null;
  } finally {
    await file.close();
  }
}
