import type { DomainError, ErrorCode, Locale } from '@parcelway/contracts';
import { errorTexts, fieldSentence, fillText } from '@parcelway/contracts';
import type { ImportColumn } from './domain/import-columns';
import type { ImportFault } from './import.entity';

export function faultOf(code: ErrorCode, column = '', params: ImportFault['params'] = {}): ImportFault {
  return { column, code, params };
}

/** What an error says of a row: its fields one by one, else the whole. */
export function faultsOf({ code, params, fields }: DomainError): ImportFault[] {
  if (fields.length === 0) return [faultOf(code, columnIn(params), params)];
  return fields.map((one) => ({ column: one.field, rule: one.rule, params: one.params ?? {} }));
}

function columnIn({ field }: ImportFault['params']): string {
  return typeof field === 'string' ? field : '';
}

/** A fault in the reader's language, with the column's title. */
export function faultWords(
  { column, rule, code, params }: ImportFault,
  columns: readonly ImportColumn[],
  locale: Locale,
): { readonly column: string; readonly text: string } {
  const name = column.split('.').at(-1) ?? column;
  const label = columns.find((one) => one.name === name)?.label[locale === 'en' ? 1 : 0] ?? name;
  if (rule) return { column: label, text: fieldSentence({ field: name, rule, params }, locale, label) };
  return {
    column: label,
    text: fillText(errorTexts[code ?? 'internal'][locale], { ...params, ...(name && { field: label }) }),
  };
}
