import type { GuessedAddress } from '@parcelway/contracts';

/** Fields of the address form, while they are gathered. */
export type Guess = { -readonly [Name in keyof GuessedAddress]?: GuessedAddress[Name] };

/** What the label before a line says that it is; '' without a label that tells. */
export type LineKind = '' | 'name' | 'company' | 'province' | 'city' | 'district';

/** A piece of the block between two breaks, trimmed and never empty. */
export interface PastedLine {
  readonly kind: LineKind;
  readonly text: string;
  /** Stood behind the postcode. */
  readonly isAfterPostcode: boolean;
}

/** Stands where the postcode stood. */
export const AFTER_POSTCODE = '\u0000';

/** What people write before a value, in both languages. */
const LABELS: readonly (readonly [kind: LineKind, words: string])[] = [
  ['name', '收件人|收货人|寄件人|发件人|联系人|收件人姓名|收货人姓名|姓名|名字'],
  ['name', '(?:full |recipient |contact )?name|recipient|contact|attn|attention|fao|deliver to|to'],
  ['company', '公司名称|公司|company(?: name)?|organi[sz]ation'],
  ['province', '省份|省|county|region'],
  ['city', '城市|市|(?:post )?town|city|town/city|town or city'],
  ['district', '区县|区/县|县区|district'],
  ['', '手机号码?|手机|联系电话|联系方式|电话号码|电话|微信|邮政编码|邮编|邮箱|电子邮箱'],
  ['', '所在地区|所在地|地区|详细地址|街道地址|收货地址|收件地址|寄件地址|寄往|街道|地址|身份证号码?|身份证'],
  ['', '(?:delivery |postal )?address(?: line)?(?: ?\\d)?|line ?\\d|street(?: address)?|country'],
  ['', 'post ?code|zip(?: code)?|e-?mail'],
  ['', '(?:(?:mobile|mob|tele?phone|phone|tel|cell|contact)(?: ?(?:number|no))?|m|t|p)\\.?'],
];
const ANY_LABEL = new RegExp(
  `(?<=^|[\\s,;.、|-])(?:${LABELS.map(([, words]) => words).join('|')}) ?:`,
  'giu',
);
/** Labels that stand without a colon, before a break or the value. */
const BARE_LABEL =
  /(?<=^|[\n,;、]|\s)(?:收件人|收货人|寄件人|联系人|姓名|手机号码?|手机|联系电话|电话|地址|邮政编码|邮编)(?=\s|$)/gu;
const BARE_BRITISH_LABEL =
  /(?<=^|[\n,;\u0000]) *(?:- *)?(?:fao|attn|contact(?! no)|(?:mobile|mob|tele?phone|phone|tel|cell|contact)(?: ?(?:number|no))?\.?(?= *(?:$|\n|[,;]))|[mtp](?= *(?:$|\n|[,;])))(?=\s|$)/giu;
const SLASH_BETWEEN_PARTS = / +\/ +/gu;
const BREAK = /[\n\r\t,;、|]+/u;
/** What a line may be left with at its ends when something was taken out of it. */
const LOOSE_ENDS = /^[\s:.\-–—/]+|[\s:\-–—]+$|(?<=\p{L}{3})\.$/gu;

/** The block line by line, each with what its label says; of a labelled line with commas only the first part bears the label. */
export function linesOf(block: string): PastedLine[] {
  const marked = block
    .replace(BARE_LABEL, (label) => `\n${label}:`)
    .replace(BARE_BRITISH_LABEL, (label) => `\n${label.trim()}:`)
    .replace(ANY_LABEL, (label) => `\n${label}`)
    .replace(SLASH_BETWEEN_PARTS, '\n');
  let isAfterPostcode = false;
  let pending: LineKind = '';
  const lines: PastedLine[] = [];
  for (const part of marked.split(BREAK)) {
    isAfterPostcode ||= part.includes(AFTER_POSTCODE);
    const { kind, value } = withoutLabel(part.replaceAll(AFTER_POSTCODE, '').replace(/\s+/gu, ' ').trim());
    const text = value.replace(LOOSE_ENDS, '').trim();
    if (text === '') {
      // A label on a line of its own is of the next line.
      if (kind) pending = kind;
      continue;
    }
    lines.push({ kind: kind || pending, text, isAfterPostcode });
    pending = '';
  }
  return lines;
}

function withoutLabel(part: string): { kind: LineKind; value: string } {
  for (const [kind, words] of LABELS) {
    const label = new RegExp(`^(?:- *)?(?:${words}) ?:`, 'iu').exec(part);
    if (label) return { kind, value: part.slice(label[0].length) };
  }
  return { kind: '', value: part };
}
