import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(js|css|svg|json)$/;
/** A smaller file goes in one packet as it is. */
const minBytes = 1_024;

/**
 * Lays beside each file of text in `folder` the same in Brotli (`.br`) and gzip (`.gz`), which the gateway sends in its place to whoever
 * takes it: browsers take Brotli on a secure line only.
 */
export async function compressFiles(folder) {
  for (const name of readdirSync(folder).filter((one) => compressible.test(one))) {
    const file = join(folder, name);
    const content = readFileSync(file);
    if (content.length < minBytes) continue;
    const [br, gz] = await Promise.all([
      // The best (11) takes thirteen times as long for 6 % less.
      promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
      promisify(gzip)(content, { level: 9 }),
    ]);
    writeFileSync(`${file}.br`, br);
    writeFileSync(`${file}.gz`, gz);
  }
}
