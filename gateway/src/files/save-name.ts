import { randomBytes } from 'node:crypto';
import { localTimeText } from '@parcelway/legacy';

const LONGEST_NAME = 100;
const SHORT_NAME = 15;

/** Suffix of a name, lower case, without its dot; `file` where there is none. */
export function suffixOf(filename: string): string {
  const suffix = /\.([a-z0-9]{1,20})$/i.exec(filename)?.[1];
  return suffix?.toLowerCase() ?? 'file';
}

/** The name as it is kept: without folders, white space and what addresses cannot carry, 100 characters with its suffix at most. */
export function keptName(filename: string, suffix: string): string {
  return `${cut(stem(filename), LONGEST_NAME - suffix.length - 1)}.${suffix}`;
}

function stem(filename: string): string {
  const base = (filename.split(/[\\/]/).pop() ?? '').normalize('NFC');
  return base.replace(/\.[a-z0-9]{1,20}$/i, '').replace(/[\s:@#?&/\\=',+<>"%|*\u0000-\u001f\u007f]+/gu, '');
}

function cut(text: string, length: number): string {
  return [...text].slice(0, length).join('');
}

interface SaveName {
  readonly topic: string;
  readonly filename: string;
  readonly suffix: string;
  readonly sha1: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * The address a file is kept under: the template with its placeholders filled; `{filesha1}` is the older spelling. Times are the
 * site's. Errors are those of the template's author: anything outside `/storage/` was refused when it was saved.
 */
export function saveName(template: string, { topic, filename, suffix, sha1, now }: SaveName): string {
  const [year, mon, day, hour, min, sec] = localTimeText(Math.floor(now / 1_000)).split(/[- :]/);
  const random = randomBytes(16).toString('hex');
  const values: Readonly<Record<string, string | undefined>> = {
    ...{ topic, year, mon, day, hour, min, sec, suffix },
    '.suffix': `.${suffix}`,
    random: random.slice(0, 6),
    random32: random,
    fileName: cut(stem(filename), SHORT_NAME),
    fileSha1: sha1,
    filesha1: sha1,
  };
  return template.replace(/\{([.\w]+)\}/g, (whole, name: string) => values[name] ?? whole);
}
