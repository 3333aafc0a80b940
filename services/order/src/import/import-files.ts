import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ImportKind, Locale } from '@parcelway/contracts';
import ExcelJS from 'exceljs';
import { inertText } from '@parcelway/checks';
import type { ImportColumn } from './domain/import-columns';
import { titleOf } from './domain/import-columns';
import { faultWords } from './fault-words';
import { columnsOfKind, labelOfKind } from './import-kinds';
import type { ImportRowEntity } from './import.entity';
import { HELP_SHEET } from './workbook-reader';

const WIDTH = 24;
const HELP_HEADS: Readonly<Record<Locale, readonly string[]>> = {
  'zh-cn': ['列', '必填', '允许的内容', '示例'],
  en: ['Column', 'Required', 'What is allowed', 'Example'],
};
const ERROR_HEADS: Readonly<Record<Locale, string>> = { 'zh-cn': '错误', en: 'Errors' };

/** An empty sheet with the kind's columns, and one that explains them with an example. Cells are text, so that long numbers keep their digits. */
export async function templateOf(kind: ImportKind, locale: Locale): Promise<Uint8Array> {
  const isEnglish = locale === 'en';
  const columns = columnsOfKind(kind);
  const book = new ExcelJS.Workbook();
  head(book.addWorksheet(labelOfKind(kind)[isEnglish ? 1 : 0]), columns, isEnglish);
  const help = book.addWorksheet(HELP_SHEET);
  help.columns = HELP_HEADS[locale].map((header) => ({ header, width: WIDTH }));
  help.getRow(1).font = { bold: true };
  const yes = isEnglish ? 'yes' : '是';
  for (const column of columns)
    help.addRow([
      titleOf(column, isEnglish),
      column.required ? yes : '',
      column.allowed[isEnglish ? 1 : 0],
      column.example,
    ]);
  return new Uint8Array(await book.xlsx.writeBuffer());
}

/** The bad rows as they came, with what is wrong in a last column that an import passes over. */
export async function errorFileOf(
  kind: ImportKind,
  rows: AsyncIterable<ImportRowEntity>,
  locale: Locale,
): Promise<Uint8Array> {
  const columns = columnsOfKind(kind);
  const isEnglish = locale === 'en';
  const target = new PassThrough();
  const written = buffer(target);
  const book = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: target, useStyles: true });
  const sheet = book.addWorksheet(labelOfKind(kind)[isEnglish ? 1 : 0]);
  head(sheet, columns, isEnglish, ERROR_HEADS[locale]);
  for await (const row of rows) {
    const errors = row.errors.map((fault) => faultWords(fault, columns, locale));
    const words = errors.map(({ column, text }) =>
      column && !text.includes(column) ? `${column}: ${text}` : text,
    );
    const place = `${row.sheet} ${row.rowNo}: `;
    sheet
      .addRow([...columns.map(({ name }) => inertText(row.values[name] ?? '')), place + words.join('; ')])
      .commit();
  }
  await book.commit();
  return new Uint8Array(await written);
}

function head(
  sheet: ExcelJS.Worksheet,
  columns: readonly ImportColumn[],
  isEnglish: boolean,
  ...more: readonly string[]
): void {
  sheet.columns = [...columns.map((column) => titleOf(column, isEnglish)), ...more].map((header) => ({
    header,
    width: WIDTH,
    style: { numFmt: '@' },
  }));
  sheet.getRow(1).font = { bold: true };
}
