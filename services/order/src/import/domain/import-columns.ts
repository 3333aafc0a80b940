import type { Field, Words } from '@parcelway/contracts/resources';

/** A column of a kind's sheet. */
export interface ImportColumn {
  readonly name: string;
  readonly label: Words;
  readonly required: boolean;
  /** What stands in the template's first row. */
  readonly example: string;
  /** What is allowed, for people. */
  readonly allowed: Words;
  readonly field?: Field;
}

/** Titles as templates write them: `首重 (first_weight_g)`. */
export function titleOf({ name, label }: ImportColumn, isEnglish: boolean): string {
  return `${label[isEnglish ? 1 : 0]} (${name})`;
}

/** Which column a title means: its field name, in brackets or alone, or its label in either language. Undefined = passed over. */
export function columnOfTitle(title: string, columns: readonly ImportColumn[]): ImportColumn | undefined {
  const name = /\(([\w.]+)\)\s*\*?$/.exec(title)?.[1] ?? title.replace(/\s*\*$/, '');
  return columns.find((column) => column.name === name || column.label.includes(name));
}

const DAY = /^(\d{4}-\d{2}-\d{2})T00:00:00\.000Z$/;

/** A cell's text as the wire has the field: yes and no of any language, dates without a time, whole numbers without `.0`. */
export function wireText({ kind }: Pick<Field, 'kind'>, text: string): string {
  switch (kind) {
    case 'flag':
      if (/^(1|y|yes|true|是)$/i.test(text)) return '1';
      if (/^(0|n|no|false|否)$/i.test(text)) return '0';
      return text;
    case 'date':
      return DAY.exec(text)?.[1] ?? text;
    case 'integer':
    case 'grams':
    case 'millimetres':
    case 'basisPoints':
      return text.replace(/\.0+$/, '');
    default:
      return text;
  }
}
