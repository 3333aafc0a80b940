import { answers, call, defineContract } from '../define';
import { Id, OneOf, YesNo } from '../validation';
import { IMPORT_KINDS } from './import-words';
import type { ImportKind, ImportState } from './import-words';
import { OneRow } from './one-row';

export class StartImport {
  @OneOf(IMPORT_KINDS) kind!: ImportKind;
  /** An attachment that the caller uploaded: xlsx, 20 MB and 50,000 rows at most. */
  @Id() file_id!: number | string;
  /** True only judges the rows; `run` enters them. */
  @YesNo({ optional: true }) dry_run?: boolean;
  /** Whose orders they become; staff say it for `sheet_order`. */
  @Id({ optional: true }) user_id?: number | string;
}

export class ImportTemplate {
  @OneOf(IMPORT_KINDS) kind!: ImportKind;
}

/** A row that was not entered, and why, in the caller's language. */
export interface BadImportRow {
  readonly sheet: string;
  /** As the spreadsheet counts. */
  readonly row_no: number;
  readonly errors: readonly { readonly column: string; readonly text: string }[];
}

export interface ImportJobView {
  readonly id: number;
  readonly kind: ImportKind;
  readonly dry_run: boolean;
  readonly status: ImportState;
  readonly rows_total: number;
  readonly rows_done: number;
  readonly rows_created: number;
  readonly rows_bad: number;
  /** Why the file as a whole was refused; empty otherwise. */
  readonly failure: string;
  /** The first 200. */
  readonly bad: readonly BadImportRow[];
}

/**
 * Batch imports (D10). A file is one job for ever: sent again, only what was not entered before is tried again. Errors: import.*, crud.not_found,
 * request.invalid (fields).
 */
export const importJob = defineContract('order.import-job', {
  start: call(StartImport, answers<{ import_job_id: number }>(), { deadlineMs: 20_000 }),
  /** Enters the rows of a job that was only judged, and tries the bad ones again. */
  run: call(OneRow, answers<{ import_job_id: number }>()),
  read: call(OneRow, answers<ImportJobView>()),
  /** xlsx with the columns, an example row and a sheet of what is allowed. */
  template: call(ImportTemplate, answers<Uint8Array>()),
  /** xlsx of the bad rows with their errors; corrected, it can be imported. */
  errorFile: call(OneRow, answers<Uint8Array>(), { deadlineMs: 30_000 }),
});
