import { Injectable } from '@nestjs/common';
import type { CallContext } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import type { ResourceHooks } from '@parcelway/crud';
import type { EntityManager } from 'typeorm';
import { DataSource, In } from 'typeorm';
import { faultWords } from './fault-words';
import { columnsOfKind } from './import-kinds';
import { ImportJobEntity, ImportRowEntity } from './import.entity';
import type { ImportFault } from './import.entity';

@Injectable()
export class ImportJobHooks implements ResourceHooks<ImportJobEntity> {
  /** What a job has entered stays; its rows go with it. Errors: import.busy. */
  async beforeDel(row: ImportJobEntity, _context: CallContext, manager: EntityManager): Promise<void> {
    if (row.status === 'queued' || row.status === 'running') throw new DomainError('import.busy');
    await manager.delete(ImportRowEntity, { importJobId: row.id });
  }

  async present(rows: Record<string, unknown>[], { locale }: CallContext): Promise<void> {
    for (const row of rows) {
      const failure = row['failure'] as ImportFault | null;
      row['failure'] = failure ? faultWords(failure, [], locale).text : '';
    }
  }
}

@Injectable()
export class ImportRowHooks implements ResourceHooks<ImportRowEntity> {
  constructor(private readonly dataSource: DataSource) {}

  async present(rows: Record<string, unknown>[], { locale }: CallContext): Promise<void> {
    const ids = [...new Set(rows.map((row) => Number(row['import_job_id'])))];
    const jobs = await this.dataSource.manager.findBy(ImportJobEntity, { id: In(ids) });
    for (const row of rows) {
      const job = jobs.find(({ id }) => id === Number(row['import_job_id']));
      const columns = job ? columnsOfKind(job.kind) : [];
      row['errors'] = (row['errors'] as ImportFault[]).map((fault) => faultWords(fault, columns, locale));
    }
  }
}
