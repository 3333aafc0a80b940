import { Injectable } from '@nestjs/common';
import type { CallContext, ResourceRow } from '@parcelway/contracts';
import type { Resource } from '@parcelway/contracts/resources';
import { FileStream } from '../http/answer';
import { withDocumentTime } from '../http/call-context';
import { ResourcePages } from '../resource/resource-pages';
import type { RestListQuery } from '../rest/list-query';
import type { ExportColumn } from './export-cells';
import { exportColumns } from './export-cells';
import { csvFile, xlsxFile } from './export-files';

const PAGE = 250;
/** A file with more rows than this opens nowhere well. */
const MOST_ROWS = 100_000;

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export interface ExportedFile {
  /** Of the file, without its ending. */
  readonly name: string;
  /** Of the sheet. */
  readonly title: string;
  readonly columns: readonly ExportColumn[];
  readonly format: 'xlsx' | 'csv';
}

/** Pages of rows as a file of the format that was asked for. */
export function exportFile(
  { name, title, columns, format }: ExportedFile,
  pages: AsyncIterable<readonly ResourceRow[]>,
): FileStream {
  return format === 'csv'
    ? new FileStream(csvFile(columns, pages), `${name}.csv`, 'text/csv; charset=utf-8')
    : new FileStream(xlsxFile(title, columns, pages), `${name}.xlsx`, XLSX_TYPE);
}

/** Any resource's list with its filter as a file (D10), newest first, read and sent page by page. */
@Injectable()
export class ResourceExport {
  constructor(private readonly pages: ResourcePages) {}

  async file(
    resource: Resource,
    asked: RestListQuery,
    format: 'xlsx' | 'csv',
    context: CallContext,
  ): Promise<FileStream> {
    const first = await this.page(resource, asked, null, context);
    const rows = this.rest(first, resource, asked, context);
    const title = resource.label[context.locale === 'en' ? 1 : 0];
    const columns = exportColumns(resource, context.locale);
    return exportFile({ name: resource.name, title, columns, format }, rows);
  }

  /** The first page comes before the file begins, so that what is wrong with the filter is still an answer. */
  private async *rest(
    first: readonly ResourceRow[],
    resource: Resource,
    asked: RestListQuery,
    context: CallContext,
  ): AsyncGenerator<readonly ResourceRow[]> {
    let rows = first;
    for (let sent = rows.length; ; sent += rows.length) {
      yield rows;
      const last = rows.at(-1);
      if (!last || rows.length < PAGE || sent >= MOST_ROWS) return;
      rows = await this.page(resource, asked, last.id, context);
    }
  }

  private async page(
    resource: Resource,
    { search, quick }: RestListQuery,
    before: number | null,
    context: CallContext,
  ): Promise<readonly ResourceRow[]> {
    const page = await this.pages.page(
      resource,
      {
        limit: PAGE,
        cells: true,
        sort: [{ field: 'id', direction: 'desc' }],
        search:
          before === null ? search : [...search, { field: 'id', operator: 'lt', value: String(before) }],
        ...(quick === undefined ? {} : { quick }),
      },
      withDocumentTime(context),
    );
    return page.rows;
  }
}
