/** A part of a zip file as its directory says it. */
export interface WorkbookPart {
  readonly name: string;
  /** Where its own header begins; what stands between `end` and the next part says its sizes once more. */
  readonly at: number;
  /** 0 stored, 8 deflated. */
  readonly method: number;
  readonly start: number;
  readonly end: number;
}

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const END_SIZE = 22;
const ENTRY_SIZE = 46;
const LOCAL_SIZE = 30;
/** What may follow a part's bytes: its sizes once more. */
const DESCRIPTOR_SIZE = 24;
const ENCRYPTED = 1;

/**
 * The parts of a zip file; null for what is none, is encrypted, or holds bytes that the directory does not speak of: readers that go from part to
 * part would see others than those that were judged.
 */
export function workbookParts(file: Buffer): WorkbookPart[] | null {
  try {
    return read(file);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** What the reader has to know before it comes to a sheet. */
const BEFORE_SHEETS = /^xl\/(_rels\/workbook\.xml\.rels|workbook\.xml|sharedStrings\.xml|styles\.xml)$/;
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/;

/**
 * The same file with its parts in another order: what sheets refer to, the sheets, everything else. ExcelJS reads from part to part, writes the list of
 * sheets last, and now and then does not see the last part (exceljs issue 3064): about one of a thousand of its own workbooks was unreadable.
 * `parts` as `workbookParts` finds them.
 */
export function inReadingOrder(file: Buffer, parts: readonly WorkbookPart[]): Buffer {
  const directory = file.readUInt32LE(file.length - END_SIZE + 16);
  const rank = ({ name }: WorkbookPart): number => (BEFORE_SHEETS.test(name) ? 0 : SHEET.test(name) ? 1 : 2);
  const slices = parts.map((part, index) => ({
    rank: rank(part),
    bytes: file.subarray(part.at, parts[index + 1]?.at ?? directory),
  }));
  return Buffer.concat([
    ...slices.sort((one, other) => one.rank - other.rank).map(({ bytes }) => bytes),
    file.subarray(directory),
  ]);
}

function read(file: Buffer): WorkbookPart[] | null {
  const end = file.length - END_SIZE;
  if (end < 0 || file.readUInt32LE(end) !== END_OF_DIRECTORY) return null;
  const count = file.readUInt16LE(end + 10);
  const directory = file.readUInt32LE(end + 16);
  const parts: WorkbookPart[] = [];
  let offset = directory;
  for (let index = 0; index < count; index++) {
    if (file.readUInt32LE(offset) !== DIRECTORY_ENTRY) return null;
    const flags = file.readUInt16LE(offset + 8);
    const method = file.readUInt16LE(offset + 10);
    const size = file.readUInt32LE(offset + 20);
    const nameLength = file.readUInt16LE(offset + 28);
    const at = file.readUInt32LE(offset + 42);
    const name = file.toString('utf8', offset + ENTRY_SIZE, offset + ENTRY_SIZE + nameLength);
    if (flags & ENCRYPTED || (method !== 0 && method !== 8)) return null;
    if (file.readUInt32LE(at) !== LOCAL_ENTRY) return null;
    const localName = file.readUInt16LE(at + 26);
    if (file.toString('utf8', at + LOCAL_SIZE, at + LOCAL_SIZE + localName) !== name) return null;
    const start = at + LOCAL_SIZE + localName + file.readUInt16LE(at + 28);
    if (start + size > directory) return null;
    parts.push({ name, method, start, end: start + size, at });
    offset += ENTRY_SIZE + nameLength + file.readUInt16LE(offset + 30) + file.readUInt16LE(offset + 32);
  }
  if (offset !== end) return null;
  parts.sort((one, other) => one.at - other.at);
  const isWhole = [...parts, { at: directory }].every(({ at }, index) => {
    const before = parts[index - 1]?.end ?? 0;
    return at >= before && at - before <= (index === 0 ? 0 : DESCRIPTOR_SIZE);
  });
  return isWhole && new Set(parts.map(({ name }) => name)).size === parts.length ? parts : null;
}
