import { Inject } from '@nestjs/common';
import type {
  CallContext,
  CaughtIds,
  Client,
  CrudContract,
  Handlers,
  RestoreRows,
  Rollback,
  RollbackFields,
} from '@parcelway/contracts';
import { caughtRows, crudOf, DomainError } from '@parcelway/contracts';
import type { ServiceName } from '@parcelway/contracts/resources';
import { fieldsOf, resources } from '@parcelway/contracts/resources';
import { createClient, NATS, Serves } from '@parcelway/platform';
import type { NatsConnection } from 'nats';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';

const MOST = 200;

interface Caught {
  readonly id: string;
  readonly resource: string;
  readonly connection: ServiceName;
}

interface DeletedRow extends Caught {
  readonly stored_row: string;
}

interface ChangedField extends Caught, Omit<Rollback, 'id' | 'resource'> {
  readonly id_value: string;
}

/** $1 ids; locks the rows until they are gone or stay */
const DELETED = `SELECT id, resource, connection, stored_row FROM data_recycle_log WHERE id = ANY($1::bigint[]) ORDER BY id FOR UPDATE`;
/** $1 ids, the newest change first: of several changes of one field the oldest value wins */
const CHANGED = `SELECT id, resource, connection, id_value, data_field AS field, before, sealed
  FROM sensitive_data_log WHERE id = ANY($1::bigint[]) ORDER BY id DESC FOR UPDATE`;

/**
 * Puts caught rows back. Two calls for the same rows wait for each other and the later one finds nothing. Rows of several services: every
 * owner first says whether it could, then each does.
 */
@Serves(caughtRows)
export class CaughtRowsService implements Handlers<typeof caughtRows> {
  private turn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly dataSource: DataSource,
    @Inject(NATS) private readonly nats: NatsConnection,
  ) {}

  async restore({ ids }: CaughtIds, context: CallContext): Promise<{ restored: number }> {
    const restored = await this.putBack<DeletedRow>(ids, context, {
      ...{ table: 'data_recycle_log', select: DELETED, none: 'security.nothing_restored' },
      call: async (owner, rows, dry_run) => (await owner.restore(restoring(rows, dry_run), context)).restored,
    });
    return { restored };
  }

  async rollback({ ids }: CaughtIds, context: CallContext): Promise<{ changed: number }> {
    const changed = await this.putBack<ChangedField>(ids, context, {
      ...{ table: 'sensitive_data_log', select: CHANGED, none: 'security.nothing_rolled_back' },
      call: async (owner, rows, dry_run) =>
        (await owner.rollback(rollingBack(rows, dry_run), context)).changed,
    });
    return { changed };
  }

  private async putBack<Row extends Caught>(
    ids: unknown,
    context: CallContext,
    way: {
      readonly table: string;
      readonly select: string;
      readonly none: 'security.nothing_restored' | 'security.nothing_rolled_back';
      readonly call: (owner: Client<CrudContract>, rows: readonly Row[], dryRun: boolean) => Promise<number>;
    },
  ): Promise<number> {
    if (context.identity.kind !== 'admin') throw new DomainError('auth.no_permission');
    const wanted = idsIn(ids);
    return this.inTurn(context, async (manager) => {
      const rows = (await manager.query(way.select, [wanted])) as Row[];
      if (rows.length === 0) throw new DomainError(way.none);
      if (rows.length < wanted.length) throw new DomainError('crud.not_found');
      const byOwner = groupedByOwner(rows);
      const ask = async (dryRun: boolean, [owner, own]: OwnRows<Row>): Promise<number> => {
        try {
          return await way.call(createClient(crudOf<string>(owner), this.nats), own, dryRun);
        } catch (error) {
          throw withWords(error, own, context);
        }
      };
      if (byOwner.length > 1) await Promise.all(byOwner.map((group) => ask(true, group)));
      let done = 0;
      for (const [index, group] of byOwner.entries()) {
        try {
          done += await ask(false, group);
        } catch (error) {
          if (index === 0) throw error;
          // What is back stays back and leaves the log; the rest is told and stays.
          return { done, failure: error };
        }
        await manager.query(`DELETE FROM ${way.table} WHERE id = ANY($1::bigint[])`, [
          group[1].map(({ id }) => id),
        ]);
      }
      // Every value was the old one already: the log keeps them.
      if (done === 0) throw new DomainError(way.none);
      return { done, failure: null };
    });
  }

  /** One at a time in this process: each holds a connection while the owners, this service among them, need others. */
  private async inTurn(
    { deadline }: CallContext,
    work: (manager: EntityManager) => Promise<{ done: number; failure: unknown }>,
  ): Promise<number> {
    const mine = this.turn.then(() => {
      if (Date.now() > deadline) throw new DomainError('service.unavailable');
      return this.dataSource.transaction(work);
    });
    this.turn = mine.catch(() => undefined);
    const { done, failure } = await mine;
    if (failure !== null) throw failure;
    return done;
  }
}

type OwnRows<Row> = readonly [owner: ServiceName, rows: readonly Row[]];

function groupedByOwner<Row extends Caught>(rows: readonly Row[]): OwnRows<Row>[] {
  const owners = [...new Set(rows.map(({ connection }) => connection))];
  return owners.map((owner) => [owner, rows.filter(({ connection }) => connection === owner)]);
}

function idsIn(given: unknown): number[] {
  const ids = [...new Set((Array.isArray(given) ? given : [given]).map(Number))].filter(
    (id) => Number.isSafeInteger(id) && id > 0,
  );
  if (ids.length === 0 || ids.length > MOST) throw new DomainError('crud.not_found');
  return ids;
}

function restoring(rows: readonly DeletedRow[], dry_run: boolean): RestoreRows {
  return { rows: rows.map(({ resource, stored_row }) => ({ resource, row: stored_row })), dry_run };
}

function rollingBack(rows: readonly ChangedField[], dry_run: boolean): RollbackFields {
  return {
    changes: rows.map(({ resource, id_value, field, before, sealed }) => ({
      ...{ resource, id: Number(id_value), field, before, sealed },
    })),
    dry_run,
  };
}

/** The owner names a column; the clients' page is about the log, so the field is said in the words of the row's own resource. */
function withWords(error: unknown, rows: readonly Caught[], { locale }: CallContext): unknown {
  if (!(error instanceof DomainError) || error.code !== 'crud.duplicate') return error;
  const column = String(error.params['field'] ?? '');
  const resource = rows
    .map(({ resource: name }) => resources[name])
    .find((one) => one && column in one.fields);
  const label = resource && fieldsOf(resource)[column]?.label;
  return label ? new DomainError('crud.duplicate', { field: label[locale === 'en' ? 1 : 0] }) : error;
}
