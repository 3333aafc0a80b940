import { Injectable } from '@nestjs/common';
import type { CallContext, Identity } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import { batched } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { DataSource, In } from 'typeorm';
import { faultOf, faultsOf } from './fault-words';
import { ImportEntry } from './import-entry';
import { ImportLoader } from './import-loader';
import type { ImportFault } from './import.entity';
import { ImportJobEntity, ImportRowEntity } from './import.entity';

/** Longer than a batch takes; a process that died is succeeded after it. */
const LEASE_SECONDS = 20;
const RENEW_MS = 5_000;
const KEYS_AT_ONCE = 100;
const ROW_MS = 10_000;
/** Packages under way at once, so that statements of theirs go together. */
const PACKAGES_AT_ONCE = 50;

interface Made {
  readonly rowIds: readonly number[];
  readonly target: number;
}

/** Another process has taken the row meanwhile. */
class AlreadyEntered extends Error {}

/** Works through imports. Where it stops, another goes on; what was entered is noted with it, so that nothing is entered twice. */
@Injectable()
export class ImportRunner {
  private readonly noteMade = batched(
    (made: readonly Made[]) => noteMade(this.dataSource.manager, made),
    PACKAGES_AT_ONCE,
  );

  constructor(
    private readonly dataSource: DataSource,
    private readonly loader: ImportLoader,
    private readonly entry: ImportEntry,
  ) {}

  /** Does a job that is due; one that is not, or that another works on, is left alone. */
  async run(id: number): Promise<void> {
    const taken = await this.dataSource.query<[unknown[], number]>(
      `UPDATE import_job SET status = 'running', lease_until = now() + make_interval(secs => $2), update_time = now()
       WHERE id = $1 AND status IN ('queued', 'running') AND lease_until <= now() RETURNING id`,
      [id, LEASE_SECONDS],
    );
    if (taken[1] !== 1) return;
    const job = await this.dataSource.manager.findOneByOrFail(ImportJobEntity, { id });
    try {
      if (job.rowsTotal === 0) job.rowsTotal = await this.loader.load(job);
    } catch (error) {
      // A service that is away is no fault of the file: the job is taken on again.
      if (!(error instanceof DomainError) || error.code === 'service.unavailable') throw error;
      return this.finish(job, faultOf(error.code, '', error.params));
    }
    while (await this.someMore(job));
    await this.finish(job, null);
  }

  private async someMore(job: ImportJobEntity): Promise<boolean> {
    const keys = await this.dataSource.query<{ row_key: string; first: string }[]>(
      `SELECT row_key, min(id) AS first FROM import_row WHERE import_job_id = $1 AND status = 'queued'
       GROUP BY row_key HAVING min(id) > $2 ORDER BY first LIMIT $3`,
      [job.id, job.lastRowId, KEYS_AT_ONCE],
    );
    if (keys.length === 0) return false;
    const rows = await this.dataSource.manager.find(ImportRowEntity, {
      where: { importJobId: job.id, status: 'queued', rowKey: In(keys.map(({ row_key }) => row_key)) },
      order: { id: 'ASC' },
    });
    const byKey = new Map<string, ImportRowEntity[]>(keys.map(({ row_key }) => [row_key, []]));
    for (const row of rows) byKey.get(row.rowKey)?.push(row);
    // Of two rows that clash the upper one is entered, so only packages, each with its own reference, go together.
    const atOnce = job.kind === 'sheet_order' ? PACKAGES_AT_ONCE : 1;
    let told = Date.now();
    let done = 0;
    for (let start = 0; start < keys.length; start += atOnce) {
      const chosen = keys.slice(start, start + atOnce);
      const own = chosen.map(({ row_key }) => byKey.get(row_key) ?? []);
      await Promise.all(own.map((rowsOfKey) => this.enter(job, rowsOfKey)));
      job.lastRowId = Number(chosen.at(-1)?.first);
      done += own.flat().length;
      if (Date.now() - told < RENEW_MS) continue;
      await this.tell(job, done);
      [told, done] = [Date.now(), 0];
    }
    await this.tell(job, done);
    return true;
  }

  private async enter(job: ImportJobEntity, rows: readonly ImportRowEntity[]): Promise<void> {
    const rowIds = rows.map(({ id }) => id);
    if (rows.some(({ errors }) => errors.length > 0))
      return this.mark(
        rows,
        rows.map(({ errors }) => errors),
      );
    try {
      await this.entry.enter(job, rows, contextOf(job), async (target, manager) => {
        const made = { rowIds, target };
        const isNoted = manager ? (await noteMade(manager, [made]))[0] : await this.noteMade(made);
        if (!isNoted) throw new AlreadyEntered();
      });
    } catch (error) {
      if (error instanceof AlreadyEntered) return;
      if (!(error instanceof DomainError)) throw error;
      await this.mark(rows, faultsByRow(faultsOf(error), rows.length));
    }
  }

  private async mark(
    rows: readonly ImportRowEntity[],
    faults: readonly (readonly ImportFault[])[],
  ): Promise<void> {
    const marked = rows.map(({ id }, index) => ({ id, errors: faults[index] ?? [] }));
    await this.dataSource.query(
      `UPDATE import_row SET status = 'has_errors', errors = r.errors, update_time = now()
       FROM jsonb_to_recordset($1::jsonb) AS r(id bigint, errors jsonb) WHERE import_row.id = r.id AND status = 'queued'`,
      [JSON.stringify(marked)],
    );
  }

  /** How far it is; and that somebody is still at work. */
  private async tell({ id, lastRowId }: ImportJobEntity, done: number): Promise<void> {
    await this.dataSource.query(
      `UPDATE import_job SET last_row_id = $2, rows_done = rows_done + $3, lease_until = now() + make_interval(secs => $4), update_time = now(),
         rows_created = (SELECT count(*) FROM import_row WHERE import_job_id = $1 AND status = 'created'),
         rows_bad = (SELECT count(*) FROM import_row WHERE import_job_id = $1 AND status = 'has_errors') WHERE id = $1`,
      [id, lastRowId, done, LEASE_SECONDS],
    );
  }

  private async finish({ id }: ImportJobEntity, failure: ImportFault | null): Promise<void> {
    await this.dataSource.query(
      `UPDATE import_job SET failure = $2, finished_at = now(), update_time = now(), version = version + 1,
         status = CASE WHEN $2::jsonb IS NOT NULL THEN 'failed' WHEN rows_bad > 0 THEN 'completed_with_errors' ELSE 'completed' END
       WHERE id = $1 AND status = 'running'`,
      [id, failure && JSON.stringify(failure)],
    );
  }
}

/** Notes what was made of rows; answers of which of them nothing had been noted before. */
async function noteMade(manager: EntityManager, made: readonly Made[]): Promise<boolean[]> {
  const targets = made.flatMap(({ rowIds, target }) => rowIds.map((id) => ({ id, target })));
  const [rows] = (await manager.query(
    `UPDATE import_row SET status = 'created', target_id = m.target, errors = '[]', update_time = now()
     FROM jsonb_to_recordset($1::jsonb) AS m(id bigint, target bigint)
     WHERE import_row.id = m.id AND status = 'queued' RETURNING import_row.id`,
    [JSON.stringify(targets)],
  )) as [{ id: string }[], number];
  const noted = new Set(rows.map(({ id }) => Number(id)));
  return made.map(({ rowIds }) => rowIds.every((id) => noted.has(id)));
}

/** `items.2.itemWeight` is what is wrong with the third row; the rest stands with the first. */
function faultsByRow(faults: readonly ImportFault[], rows: number): ImportFault[][] {
  const byRow: ImportFault[][] = Array.from({ length: rows }, () => []);
  for (const fault of faults) {
    const index = Number(/^items\.(\d+)\./.exec(fault.column)?.[1] ?? 0);
    (byRow[index] ?? byRow[0])?.push(fault);
  }
  return byRow;
}

function contextOf({ id, userId, adminId, startedBy, locale }: ImportJobEntity): CallContext {
  const identity: Identity =
    adminId === null
      ? { kind: 'member', id: userId ?? 0, sessionId: '' }
      : { kind: 'admin', id: adminId, sessionId: '', username: startedBy };
  return { identity, locale, requestId: `import-${id}`, deadline: Date.now() + ROW_MS };
}
