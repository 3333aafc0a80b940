import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ResourceRow } from '@parcelway/contracts';
import ExcelJS from 'exceljs';
import type { ExportColumn } from './export-cells';

const WIDTH = 20;
/** Without it spreadsheets take UTF-8 for something else. */
const BYTE_ORDER_MARK = '\ufeff';

/** Rows as CSV, a page at a time. */
export function csvFile(
  columns: readonly ExportColumn[],
  pages: AsyncIterable<readonly ResourceRow[]>,
): Readable {
  async function* lines(): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + csvLine(columns.map(({ title }) => title));
    for await (const rows of pages)
      yield rows.map((row) => csvLine(columns.map(({ cell }) => cell(row)))).join('');
  }
  return Readable.from(lines(), { highWaterMark: 1 });
}

function csvLine(cells: readonly (string | number)[]): string {
  const quoted = cells.map((cell) => (typeof cell === 'number' ? cell : `"${cell.replaceAll('"', '""')}"`));
  return `${quoted.join(',')}\r\n`;
}

/** Rows as a workbook of one sheet; what is written is no longer in memory, and nothing is read before its reader has taken the last page. */
export function xlsxFile(
  name: string,
  columns: readonly ExportColumn[],
  pages: AsyncIterable<readonly ResourceRow[]>,
): Readable {
  const target = new PassThrough();
  const gone = new AbortController();
  target.once('close', () => gone.abort());
  const write = async (): Promise<void> => {
    const book = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: target });
    const sheet = book.addWorksheet(name.replace(/[[\]:*?/\\]/g, '-').slice(0, 31));
    sheet.columns = columns.map(({ title }) => ({ header: title, width: WIDTH }));
    for await (const rows of pages) {
      for (const row of rows) sheet.addRow(columns.map(({ cell }) => cell(row))).commit();
      // What is compressed comes in a turn of its own; without one, pages that are there at once would pile up.
      await nextTurn();
      if (target.destroyed) return;
      if (target.writableNeedDrain) await once(target, 'drain', { signal: gone.signal });
    }
    await book.commit();
  };
  write().catch((error: unknown) => target.destroy(error instanceof Error ? error : new Error('export')));
  return target;
}
