import type { AddressFields } from './domain/address-fields';
import { isChinese } from './domain/address-fields';

/** Columns latin_name and latin_address. */
const MAX_LENGTH = 180;

const CHINESE_RUN = /\p{Script=Han}+/gu;
/** Ends of a word in a Chinese address: province, city, district, road, number, floor … */
const WORD_END = /(?<=[省市区县州镇乡村路街道巷弄号楼栋座室层])/u;
/** A longer word is cut into even pieces, so that none outgrows a carrier's line. */
const MAX_SYLLABLES = 5;

type Pinyin = (text: string, surname: boolean) => string[];

/** The dictionary is large and most processes never need it. */
async function loadPinyin(): Promise<Pinyin> {
  const { pinyin } = await import('pinyin-pro');
  return (text, surname) =>
    pinyin(text, { toneType: 'none', type: 'array', ...(surname ? { mode: 'surname' as const } : {}) }).map(
      // Passports write ü as YU.
      (syllable) => syllable.replaceAll('ü', 'yu'),
    );
}

function evenPieces(word: string): string[] {
  const characters = [...word];
  const size = Math.ceil(characters.length / Math.ceil(characters.length / MAX_SYLLABLES));
  const starts = characters.flatMap((_, index) => (index % size === 0 ? [index] : []));
  return starts.map((start) => characters.slice(start, start + size).join(''));
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Nothing is ever cut: what is too long is left for a person to write. */
const printable = (latin: string): string => (latin.length <= MAX_LENGTH ? latin : '');

/** `Lin Jianguo` for 林建国; '' when the name is not Chinese. */
export async function latinName({
  first_name,
  last_name,
}: Pick<AddressFields, 'first_name' | 'last_name'>): Promise<string> {
  if (!isChinese(first_name + last_name)) return '';
  const pinyin = await loadPinyin();
  const word = (text: string, surname: boolean): string => capital(pinyin(text, surname).join(''));
  return printable(`${word(last_name, true)} ${word(first_name, false)}`);
}

/** A Chinese address in pinyin, narrowest part first; '' when it is not Chinese or too long to be printed whole. */
export async function latinAddress(
  address: Pick<
    AddressFields,
    'address_line' | 'address_line_2' | 'address_line_3' | 'district' | 'city' | 'province'
  >,
): Promise<string> {
  const parts = [
    address.address_line,
    address.address_line_2,
    address.address_line_3,
    address.district,
    address.city,
    address.province,
  ].filter(Boolean);
  if (!parts.some(isChinese)) return '';
  const pinyin = await loadPinyin();
  const spell = (run: string): string =>
    run
      .split(WORD_END)
      .flatMap(evenPieces)
      .map((word) => capital(pinyin(word, false).join('')))
      .join(' ');
  const latin = parts
    .map((part) =>
      part
        .replace(CHINESE_RUN, (run) => ` ${spell(run)} `)
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .join(', ');
  return printable(latin);
}
