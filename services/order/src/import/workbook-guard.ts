import { createInflateRaw } from 'node:zlib';
import { DomainError } from '@parcelway/contracts';
import type { WorkbookPart } from './domain/workbook-parts';
import { workbookParts } from './domain/workbook-parts';

const MEGABYTE = 1024 * 1024;
export const MAX_FILE_BYTES = 20 * MEGABYTE;
/** What a file may grow to: this many times its size, and never more than this. */
const MAX_EXPANSION = 100;
const MAX_UNPACKED = 256 * MEGABYTE;
const REFUSED = /vbaProject|\.bin$|^xl\/(externalLinks|activeX|embeddings|macrosheets)\//i;

/**
 * Lets a workbook through that is safe to read (D10). What it really unpacks to is counted, whatever its directory claims. Errors: import.too_large,
 * import.not_xlsx, import.macros, import.expands.
 */
export async function guardWorkbook(file: Buffer): Promise<void> {
  if (file.length > MAX_FILE_BYTES)
    throw new DomainError('import.too_large', { max: MAX_FILE_BYTES / MEGABYTE });
  const parts = workbookParts(file);
  if (!parts?.some(({ name }) => name === 'xl/workbook.xml')) throw new DomainError('import.not_xlsx');
  if (parts.some(({ name }) => REFUSED.test(name) && !name.includes('printerSettings')))
    throw new DomainError('import.macros');
  let left = Math.min(file.length * MAX_EXPANSION, MAX_UNPACKED);
  for (const part of parts) {
    left -= await unpackedSize(file, part, left);
    if (left < 0) throw new DomainError('import.expands');
  }
}

/** Bytes of a part; stops as soon as there are more than `most`. */
async function unpackedSize(
  file: Buffer,
  { method, start, end }: WorkbookPart,
  most: number,
): Promise<number> {
  if (method === 0) return end - start;
  const inflate = createInflateRaw();
  inflate.end(file.subarray(start, end));
  let size = 0;
  try {
    for await (const chunk of inflate) {
      size += (chunk as Buffer).length;
      if (size > most) break;
    }
  } catch {
    throw new DomainError('import.not_xlsx');
  }
  return size;
}
