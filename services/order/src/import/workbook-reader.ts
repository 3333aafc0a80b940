import { PassThrough } from 'node:stream';
import { DomainError } from '@parcelway/contracts';
import ExcelJS from 'exceljs';
import { inReadingOrder, workbookParts } from './domain/workbook-parts';

/** A cell's text, or that it is a formula. */
export type Cell = string | { readonly formula: true };

export interface SheetRow {
  readonly sheet: string;
  /** As the spreadsheet counts, from 1. */
  readonly rowNo: number;
  /** By column, from 0. */
  readonly cells: readonly Cell[];
}

/** Sheets of this name explain and hold no rows. */
export const HELP_SHEET = '说明 Help';
const LONGEST_CELL = 4_000;

/** The rows of a workbook, one after the other; only one is in memory at a time. For what `guardWorkbook` let through. Errors: import.not_xlsx. */
export async function* rowsOfWorkbook(file: Buffer): AsyncGenerator<SheetRow> {
  const parts = workbookParts(file);
  if (!parts) throw new DomainError('import.not_xlsx');
  const source = new PassThrough();
  source.end(inReadingOrder(file, parts));
  const reader = new ExcelJS.stream.xlsx.WorkbookReader(source, {
    worksheets: 'emit',
    sharedStrings: 'cache',
    hyperlinks: 'ignore',
    styles: 'cache',
    entries: 'ignore',
  });
  try {
    for await (const sheet of reader) {
      const { name } = sheet as unknown as { readonly name: string };
      if (name === HELP_SHEET) continue;
      for await (const row of sheet)
        yield { sheet: name.slice(0, 60), rowNo: row.number, cells: cellsOf(row) };
    }
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw new DomainError('import.not_xlsx');
  } finally {
    source.destroy();
  }
}

function cellsOf(row: ExcelJS.Row): Cell[] {
  const { values } = row;
  return Array.isArray(values) ? Array.from(values.slice(1), cellOf) : [];
}

function cellOf(value: ExcelJS.CellValue | undefined): Cell {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'object') return String(value).trim().slice(0, LONGEST_CELL);
  if ('formula' in value || 'sharedFormula' in value) return { formula: true };
  if ('richText' in value) return cellOf(value.richText.map(({ text }) => text).join(''));
  if ('text' in value) return cellOf(value.text);
  return '';
}
