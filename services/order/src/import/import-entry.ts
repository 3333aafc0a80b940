import { Injectable } from '@nestjs/common';
import type { AddResource, CallContext, Client, CrudContract } from '@parcelway/contracts';
import { crudOf, DomainError } from '@parcelway/contracts';
import type { Field, Resource } from '@parcelway/contracts/resources';
import { resources } from '@parcelway/contracts/resources';
import { CrudService } from '@parcelway/crud';
import { InjectClient, invalidFields } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { SheetEntry } from '../sheet-order/sheet-entry';
import { sheetOrderBody } from './domain/sheet-order-body';
import { resourceOfKind } from './import-kinds';
import type { ImportJobEntity, ImportRowEntity } from './import.entity';

/** Number pools are the waybill service's. */
export const waybillCrud = crudOf('waybill');

/** Notes what was made, in the transaction that makes it where there is one. */
type Note = (id: number, manager?: EntityManager) => Promise<void>;

/** Enters rows of one key by the rules of the form that they stand for. */
@Injectable()
export class ImportEntry {
  constructor(
    private readonly crud: CrudService,
    @InjectClient(waybillCrud) private readonly waybillCrud: Client<CrudContract>,
    private readonly sheets: SheetEntry,
  ) {}

  /** Of a dry run nothing is left. Errors: whatever the form would refuse. */
  async enter(
    job: ImportJobEntity,
    rows: readonly ImportRowEntity[],
    context: CallContext,
    note: Note,
  ): Promise<void> {
    const resource = resourceOfKind(job.kind);
    if (!resource) return this.enterOrder(job, rows, context, note);
    for (const { id: rowId, values } of rows) {
      const row = await this.withIds(resource.fields, values, context);
      const request = { resource: resource.name, row, dry_run: job.dryRun };
      if (resource.owner === 'order')
        await this.crud.addWith(request, context, (manager, id) => note(id, manager));
      else await this.enterElsewhere(request, { ...context, idempotencyKey: `import-row-${rowId}` }, note);
    }
  }

  /** Of a row that another service owns. It enters it once however often it is asked, so the note may follow. */
  private async enterElsewhere(request: AddResource, context: CallContext, note: Note): Promise<void> {
    const { id } = await this.waybillCrud.add(request, context);
    if (!request.dry_run) await note(id);
  }

  /** A reference is entered once however often it is tried, so the note may follow. */
  private async enterOrder(
    job: ImportJobEntity,
    rows: readonly ImportRowEntity[],
    context: CallContext,
    note: Note,
  ): Promise<void> {
    const body = sheetOrderBody(rows.map(({ values }) => values));
    if (!body) throw new DomainError('import.rows_disagree');
    if (!body['out_order_id']) throw invalidFields([{ field: 'out_order_id', rule: 'required' }]);
    const request = { body, ...(job.userId !== null && { user_id: job.userId }) };
    if (job.dryRun) return this.sheets.judge(request, context);
    const { id } = await this.sheets.create(request, context);
    await note(id);
  }

  /** People name related rows by what they are called. */
  private async withIds(
    fields: Readonly<Record<string, Field>>,
    values: Readonly<Record<string, string>>,
    context: CallContext,
  ): Promise<Record<string, unknown>> {
    const row: Record<string, unknown> = { ...values };
    for (const [name, value] of Object.entries(values)) {
      const related = fields[name]?.kind === 'relation' && resources[fields[name].to ?? ''];
      if (!related || related.owner !== 'order' || /^\d+$/.test(value)) continue;
      const id = await this.idOf(related, value, context);
      if (id === null) throw invalidFields([{ field: name, rule: 'unknown' }]);
      row[name] = id;
    }
    return row;
  }

  /** The one row whose code or label this is. */
  private async idOf(related: Resource, value: string, context: CallContext): Promise<number | null> {
    const names = ['code', ...(related.labels ?? [related.labelField])];
    for (const field of names.filter((name) => Object.hasOwn(related.fields, name))) {
      const search = [{ field, operator: 'eq' as const, value }];
      const { rows } = await this.crud.list({ resource: related.name, limit: 2, search }, context);
      if (rows.length === 1) return rows[0]?.id ?? null;
    }
    return null;
  }
}
