/** A kind of file the product knows by its content. */
export interface FileKind {
  readonly mimetype: string;
  readonly suffixes: readonly string[];
  /** A browser may show it in the site's own origin. */
  readonly isShown: boolean;
  readonly isPicture: boolean;
}

const kind = (
  mimetype: string,
  suffixes: readonly string[],
  { isShown = false, isPicture = false } = {},
): FileKind => ({ mimetype, suffixes, isShown, isPicture });
const picture = { isShown: true, isPicture: true };
const shown = { isShown: true };

const kinds = {
  png: kind('image/png', ['png'], picture),
  jpeg: kind('image/jpeg', ['jpg', 'jpeg'], picture),
  gif: kind('image/gif', ['gif'], picture),
  webp: kind('image/webp', ['webp'], picture),
  bmp: kind('image/bmp', ['bmp'], picture),
  pdf: kind('application/pdf', ['pdf'], shown),
  mp4: kind('video/mp4', ['mp4'], shown),
  mp3: kind('audio/mpeg', ['mp3'], shown),
  wav: kind('audio/wav', ['wav'], shown),
  rar: kind('application/vnd.rar', ['rar']),
  zip: kind('application/zip', ['zip']),
  xlsx: kind('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', ['xlsx']),
  docx: kind('application/vnd.openxmlformats-officedocument.wordprocessingml.document', ['docx']),
  xls: kind('application/vnd.ms-excel', ['xls']),
  doc: kind('application/msword', ['doc']),
  text: kind('text/plain', ['txt', 'csv']),
} as const satisfies Record<string, FileKind>;

type KindName = keyof typeof kinds;

const bySuffix: ReadonlyMap<string, FileKind> = new Map(
  Object.values(kinds).flatMap((one) => one.suffixes.map((suffix) => [suffix, one] as const)),
);

/** Suffixes of the known kinds, of those whose MIME type begins with `major` (`image/`) where one is given. */
export function knownSuffixes(major = ''): string[] {
  return [...bySuffix].flatMap(([suffix, { mimetype }]) => (mimetype.startsWith(major) ? [suffix] : []));
}

/** What a browser or an operating system would run. */
const dangerous: ReadonlySet<string> = new Set([
  ...['html', 'htm', 'xhtml', 'shtml', 'svg', 'svgz', 'xml', 'xsl', 'xslt', 'mht', 'mhtml'],
  ...['js', 'mjs', 'cjs', 'ts', 'jsx', 'tsx', 'wasm', 'css', 'php', 'phtml', 'asp', 'aspx', 'jsp', 'cgi'],
  ...['exe', 'dll', 'msi', 'bat', 'cmd', 'com', 'scr', 'ps1', 'vbs', 'sh', 'jar', 'apk', 'hta', 'swf'],
]);

export function kindOfSuffix(suffix: string): FileKind | undefined {
  return bySuffix.get(suffix);
}

/** Signatures by the kinds they may stand for. */
const signatures: readonly (readonly [names: readonly KindName[], matches: (head: Buffer) => boolean])[] = [
  [['png'], (head) => head.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))],
  [['jpeg'], (head) => head.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))],
  [['gif'], (head) => /^GIF8[79]a/.test(latin(head, 0, 6))],
  [['webp'], (head) => latin(head, 0, 4) === 'RIFF' && latin(head, 8, 12) === 'WEBP'],
  [['wav'], (head) => latin(head, 0, 4) === 'RIFF' && latin(head, 8, 12) === 'WAVE'],
  [['bmp'], (head) => latin(head, 0, 2) === 'BM' && head.length > 26 && head.readUInt32LE(6) === 0],
  [['pdf'], (head) => latin(head, 0, 5) === '%PDF-'],
  [['mp4'], (head) => latin(head, 4, 8) === 'ftyp'],
  [['mp3'], (head) => latin(head, 0, 3) === 'ID3' || (head[0] === 0xff && ((head[1] ?? 0) & 0xe6) === 0xe2)],
  [['rar'], (head) => latin(head, 0, 6) === 'Rar!\x1a\x07'],
  [['zip', 'xlsx', 'docx'], (head) => /^PK(\x03\x04|\x05\x06|\x07\x08)/.test(latin(head, 0, 4))],
  [['xls', 'doc'], (head) => head.subarray(0, 8).equals(Buffer.from('d0cf11e0a1b11ae1', 'hex'))],
];

function latin(head: Buffer, from: number, to: number): string {
  return head.toString('latin1', from, to);
}

/**
 * The kind of a file by its first kilobytes and, where one signature stands for several, its suffix. Null for what must not be kept:
 * a suffix or a content that runs somewhere, or a content that is not what the suffix says. What nobody knows is a plain stream of
 * bytes.
 */
export function fileKind(suffix: string, head: Buffer): FileKind | null {
  if (dangerous.has(suffix) || isMarkup(head)) return null;
  const expected = kindOfSuffix(suffix);
  const found = signatures.find(([, matches]) => matches(head))?.[0].map((name) => kinds[name]);
  if (found) return expected ? (found.find((one) => one === expected) ?? null) : bytes;
  if (!expected) return isText(head) ? null : bytes;
  return expected === kinds.text && isText(head) ? expected : null;
}

const bytes: FileKind = kind('application/octet-stream', []);

/** HTML, SVG, XML and scripts however they are called. */
function isMarkup(head: Buffer): boolean {
  const start = readable(head)
    .replace(/^[\s\0]+/, '')
    .toLowerCase();
  return start.startsWith('<') || start.startsWith('#!') || start.startsWith('%!ps');
}

function readable(head: Buffer): string {
  if (head[0] === 0xff && head[1] === 0xfe) return head.subarray(2).toString('utf16le');
  if (head[0] === 0xfe && head[1] === 0xff)
    return Buffer.from(head.subarray(2, 2 + ((head.length - 2) & ~1)))
      .swap16()
      .toString('utf16le');
  return head.toString('utf8').replace(/^\ufeff/, '');
}

function isText(head: Buffer): boolean {
  return !head.includes(0);
}

/** Whether a list of suffixes, MIME types and `major/*` lets a file through; `*` lets all. */
export function isAllowed(list: string, suffix: string, mimetype: string): boolean {
  const major = `${mimetype.split('/')[0] ?? ''}/*`;
  return list
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .some((part) => part === '*' || [suffix, `.${suffix}`, mimetype, major].includes(part));
}
