import { buffer } from 'node:stream/consumers';
import { Inject, Injectable } from '@nestjs/common';
import type { Client } from '@parcelway/contracts';
import { attachment, DomainError, serviceContext } from '@parcelway/contracts';
import type { Config, FileStorage } from '@parcelway/platform';
import { CONFIG, InjectClient, openBucket, openLocalStorage } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { DataSource } from 'typeorm';
import { originalText } from '@parcelway/checks';
import type { ImportColumn } from './domain/import-columns';
import { columnOfTitle, wireText } from './domain/import-columns';
import { faultOf } from './fault-words';
import { columnsOfKind } from './import-kinds';
import type { ImportFault, ImportJobEntity } from './import.entity';
import { guardWorkbook } from './workbook-guard';
import type { SheetRow } from './workbook-reader';
import { rowsOfWorkbook } from './workbook-reader';

export const MAX_ROWS = 50_000;
const ROWS_AT_ONCE = 1_000;
const LONGEST_KEY = 64;

interface LoadedRow {
  readonly sheet: string;
  readonly row_no: number;
  readonly row_key: string;
  readonly values: Record<string, string>;
  readonly errors: ImportFault[];
}

/** Reads a job's workbook into its rows, all of them or none. */
@Injectable()
export class ImportLoader {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Config,
    @InjectClient(attachment) private readonly attachments: Client<typeof attachment>,
  ) {}

  /** How many rows there are. Errors: import.* when the file as a whole is refused. */
  async load(job: ImportJobEntity): Promise<number> {
    const file = await this.bytes(job);
    await guardWorkbook(file);
    return this.dataSource.transaction(async (manager) => {
      await manager.query('DELETE FROM import_row WHERE import_job_id = $1', [job.id]);
      let total = 0;
      let waiting: LoadedRow[] = [];
      for await (const row of loadedRows(file, job)) {
        if (++total > MAX_ROWS) throw new DomainError('import.too_many_rows', { max: MAX_ROWS });
        waiting.push(row);
        if (waiting.length < ROWS_AT_ONCE) continue;
        await insert(manager, job.id, waiting);
        waiting = [];
      }
      if (total === 0) throw new DomainError('import.no_rows');
      await insert(manager, job.id, waiting);
      await manager.query('UPDATE import_job SET rows_total = $2 WHERE id = $1', [job.id, total]);
      return total;
    });
  }

  private async bytes({ file, id }: ImportJobEntity): Promise<Buffer> {
    const storage = await this.storage(id);
    return buffer(await storage.read(file.replace(/^\/storage\//, '')));
  }

  private async storage(id: number): Promise<FileStorage> {
    const { bucket } = await this.attachments.storage({}, serviceContext('order', `import-${id}`));
    return bucket ? openBucket(bucket) : openLocalStorage(this.config.dataDir);
  }
}

async function* loadedRows(file: Buffer, job: ImportJobEntity): AsyncGenerator<LoadedRow> {
  const columns = columnsOfKind(job.kind);
  let sheet = '';
  let titles: readonly (ImportColumn | undefined)[] = [];
  for await (const row of rowsOfWorkbook(file)) {
    if (row.cells.every((cell) => cell === '')) continue;
    if (row.sheet === sheet) {
      yield loaded(row, titles, job);
      continue;
    }
    sheet = row.sheet;
    titles = row.cells.map((cell) => (typeof cell === 'string' ? columnOfTitle(cell, columns) : undefined));
    const missing = columns.find((column) => column.required && !titles.includes(column));
    if (missing)
      throw new DomainError('import.missing_column', {
        sheet,
        column: missing.label[job.locale === 'en' ? 1 : 0],
      });
  }
}

function loaded(
  { sheet, rowNo, cells }: SheetRow,
  titles: readonly (ImportColumn | undefined)[],
  { kind }: ImportJobEntity,
): LoadedRow {
  const values: Record<string, string> = {};
  const errors: ImportFault[] = [];
  titles.forEach((column, index) => {
    const cell = cells[index] ?? '';
    if (!column || cell === '') return;
    if (typeof cell !== 'string') errors.push(faultOf('import.formula', column.name));
    else values[column.name] = wireText(column.field ?? { kind: 'text' }, originalText(cell));
  });
  const reference = kind === 'sheet_order' ? values['out_order_id'] : undefined;
  const row_key = reference ? reference.slice(0, LONGEST_KEY + 1) : `${sheet}!${rowNo}`;
  return { sheet, row_no: rowNo, row_key, values, errors };
}

async function insert(manager: EntityManager, jobId: number, rows: readonly LoadedRow[]): Promise<void> {
  await manager.query(
    `INSERT INTO import_row (import_job_id, sheet, row_no, row_key, "values", errors)
     SELECT $1, r.sheet, r.row_no, r.row_key, r."values", r.errors
     FROM jsonb_to_recordset($2::jsonb) AS r(sheet text, row_no int, row_key text, "values" jsonb, errors jsonb)`,
    [jobId, JSON.stringify(rows)],
  );
}
