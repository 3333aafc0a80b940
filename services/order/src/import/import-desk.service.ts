import type {
  CallContext,
  Client,
  Handlers,
  ImportJobView,
  ImportTemplate,
  OneRow,
  StartImport,
} from '@parcelway/contracts';
import { attachment, DomainError, importJob } from '@parcelway/contracts';
import { InjectClient, invalidFields, Serves } from '@parcelway/platform';
import { DataSource, MoreThan } from 'typeorm';
import { faultWords } from './fault-words';
import { errorFileOf, templateOf } from './import-files';
import { columnsOfKind } from './import-kinds';
import { ImportQueue } from './import-queue';
import { ImportJobEntity, ImportRowEntity } from './import.entity';
import { MAX_FILE_BYTES } from './workbook-guard';

const SHOWN_BAD_ROWS = 200;
const ROWS_AT_ONCE = 1_000;

/** What waits for another try: bad rows, except for cells that stay formulas however often they are read. */
const TRY_AGAIN = `UPDATE import_row SET status = 'queued', update_time = now(),
    errors = CASE WHEN errors @> '[{"code": "import.formula"}]' THEN errors ELSE '[]' END
  WHERE import_job_id = $1 AND status = 'has_errors'`;
const QUEUED_ANEW = `status = 'queued', last_row_id = 0, rows_done = import_job.rows_created, rows_bad = 0, failure = NULL,
  finished_at = NULL, lease_until = now(), update_time = now(), version = import_job.version + 1`;

/** Starts imports and tells how far they are. */
@Serves(importJob)
export class ImportDesk implements Handlers<typeof importJob> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queue: ImportQueue,
    @InjectClient(attachment) private readonly attachments: Client<typeof attachment>,
  ) {}

  async start(request: StartImport, context: CallContext): Promise<{ import_job_id: number }> {
    const starter = starterOf(request, context);
    const file = await this.attachments.own({ id: request.file_id }, context);
    if (file.size > MAX_FILE_BYTES)
      throw new DomainError('import.too_large', { max: MAX_FILE_BYTES / 1024 / 1024 });
    const isDryRun = request.dry_run === true;
    const id = await this.dataSource.transaction(async (manager) => {
      const [started] = (await manager.query(
        `INSERT INTO import_job (kind, file_name, file, file_hash, dry_run, user_id, owner_id, admin_id, started_by, locale)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
         ON CONFLICT (kind, file_hash, owner_id) DO UPDATE SET dry_run = excluded.dry_run, file = excluded.file, admin_id = excluded.admin_id,
           started_by = excluded.started_by, locale = excluded.locale, ${QUEUED_ANEW}
         WHERE import_job.status NOT IN ('queued', 'running') RETURNING id`,
        [
          ...[request.kind, file.name, file.url, file.sha1, isDryRun],
          ...[starter.userId, starter.userId ?? 0, starter.adminId, starter.name, context.locale],
        ],
      )) as { id: string }[];
      if (!started) throw new DomainError('import.busy');
      await manager.query(TRY_AGAIN, [started.id]);
      return Number(started.id);
    });
    this.queue.wake(id);
    return { import_job_id: id };
  }

  async run(request: OneRow, context: CallContext): Promise<{ import_job_id: number }> {
    const { id } = await this.find(request, context);
    await this.dataSource.transaction(async (manager) => {
      const [, queued] = (await manager.query(
        `UPDATE import_job SET dry_run = false, ${QUEUED_ANEW} WHERE id = $1 AND status NOT IN ('queued', 'running')`,
        [id],
      )) as [unknown, number];
      if (queued === 0) throw new DomainError('import.busy');
      await manager.query(TRY_AGAIN, [id]);
    });
    this.queue.wake(id);
    return { import_job_id: id };
  }

  async read(request: OneRow, context: CallContext): Promise<ImportJobView> {
    const job = await this.find(request, context);
    const columns = columnsOfKind(job.kind);
    const bad = await this.dataSource.manager.find(ImportRowEntity, {
      where: { importJobId: job.id, status: 'has_errors' },
      order: { id: 'ASC' },
      take: SHOWN_BAD_ROWS,
    });
    return {
      id: job.id,
      kind: job.kind,
      dry_run: job.dryRun,
      status: job.status,
      rows_total: job.rowsTotal,
      rows_done: job.rowsDone,
      rows_created: job.rowsCreated,
      rows_bad: job.rowsBad,
      failure: job.failure ? faultWords(job.failure, columns, context.locale).text : '',
      bad: bad.map(({ sheet, rowNo, errors }) => ({
        sheet,
        row_no: rowNo,
        errors: errors.map((fault) => faultWords(fault, columns, context.locale)),
      })),
    };
  }

  async template({ kind }: ImportTemplate, { locale }: CallContext): Promise<Uint8Array> {
    return templateOf(kind, locale);
  }

  async errorFile(request: OneRow, context: CallContext): Promise<Uint8Array> {
    const job = await this.find(request, context);
    return errorFileOf(job.kind, this.badRows(job.id), context.locale);
  }

  private async *badRows(importJobId: number): AsyncGenerator<ImportRowEntity> {
    let last = 0;
    for (;;) {
      const rows = await this.dataSource.manager.find(ImportRowEntity, {
        where: { importJobId, status: 'has_errors', id: MoreThan(last) },
        order: { id: 'ASC' },
        take: ROWS_AT_ONCE,
      });
      yield* rows;
      const end = rows.at(-1);
      if (!end) return;
      last = end.id;
    }
  }

  /** Staff see every job, a member its own. Errors: crud.not_found. */
  private async find({ id }: OneRow, { identity }: CallContext): Promise<ImportJobEntity> {
    if (identity.kind !== 'admin' && identity.kind !== 'member') throw new DomainError('auth.login_required');
    const found = await this.dataSource.manager.findOneBy(ImportJobEntity, {
      id: Number(id),
      ...(identity.kind === 'member' && { userId: identity.id }),
    });
    if (!found) throw new DomainError('crud.not_found');
    return found;
  }
}

interface Starter {
  readonly userId: number | null;
  readonly adminId: number | null;
  readonly name: string;
}

function starterOf({ kind, user_id }: StartImport, { identity }: CallContext): Starter {
  if (identity.kind === 'member') {
    if (kind !== 'sheet_order') throw new DomainError('auth.no_permission');
    return { userId: identity.id, adminId: null, name: '' };
  }
  if (identity.kind !== 'admin') throw new DomainError('auth.login_required');
  if (kind === 'sheet_order' && !user_id) throw invalidFields([{ field: 'user_id', rule: 'required' }]);
  const userId = kind === 'sheet_order' ? Number(user_id) : null;
  return { userId, adminId: identity.id, name: identity.username };
}
