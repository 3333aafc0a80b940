import { deflateRawSync } from 'node:zlib';
import { guardWorkbook } from './workbook-guard';

interface Part {
  readonly name: string;
  readonly bytes: Buffer;
  /** Not spoken of in the directory. */
  readonly isHidden?: boolean;
}

/** A zip file by hand, so that it can lie. */
function zip(...parts: readonly Part[]): Buffer {
  const chunks: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes, isHidden } of parts) {
    const data = deflateRawSync(bytes);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(data.length, 18);
    local.writeUInt32LE(1, 22);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(data.length, 20);
    entry.writeUInt32LE(1, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    chunks.push(local, Buffer.from(name), data);
    if (!isHidden) directory.push(Buffer.concat([entry, Buffer.from(name)]));
    offset += 30 + name.length + data.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...chunks, ...directory, end]);
}

const part = (name: string, bytes: Buffer | string = '<x/>'): Part => ({ name, bytes: Buffer.from(bytes) });
const book = part('xl/workbook.xml');
const large = Buffer.alloc(3_000_000, 'a');

describe('guard of workbooks', () => {
  it('lets a plain workbook through', async () => {
    await expect(guardWorkbook(zip(book, part('xl/worksheets/sheet1.xml')))).resolves.toBeUndefined();
  });

  it.each([
    ['text', Buffer.from('code,name'), 'import.not_xlsx'],
    ['a zip that is no workbook', zip(part('a.txt')), 'import.not_xlsx'],
    ['a cut file', zip(book).subarray(0, 60), 'import.not_xlsx'],
    ['macros', zip(book, part('xl/vbaProject.bin')), 'import.macros'],
    ['links to other files', zip(book, part('xl/externalLinks/externalLink1.xml')), 'import.macros'],
    [
      'a part that grows 1,000 times, whatever size it claims',
      zip(book, part('xl/a.xml', large)),
      'import.expands',
    ],
    [
      'a part that the directory hides',
      zip(book, { ...part('xl/a.xml', large), isHidden: true }),
      'import.not_xlsx',
    ],
    ['more than 20 MB', Buffer.alloc(20 * 1024 * 1024 + 1), 'import.too_large'],
  ])('refuses %s', async (_name, file, code) => {
    await expect(guardWorkbook(file)).rejects.toMatchObject({ code });
  });
});
