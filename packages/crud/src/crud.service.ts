import type {
  AddResource,
  CallContext,
  CrudContract,
  DeleteResource,
  EditResource,
  GetResource,
  Handlers,
  Labels,
  LabelsOf,
  ListResource,
  ResourcePage,
  ResourceRow,
  RestoreRows,
  RollbackFields,
  SortResource,
} from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import type { Act } from '@parcelway/contracts/resources';
import { invalidFields } from '@parcelway/platform';
import type { Outbox } from '@parcelway/platform';
import type { DataSource, EntityManager, ObjectLiteral } from 'typeorm';
import type { ResourceBinding } from './bind';
import { BoundResource } from './bound-resource';
import type { Captor } from './capture/captor';
import type { PutBack } from './capture/put-back';
import type { ResourceHooks } from './hooks';
import { ResourceStore } from './resource-store';
import { labelsOf } from './row-labels';

/** A branch goes whole or not at all, so a large one has to fit. */
const MAX_DELETED_AT_ONCE = 1_000;
const MAX_LABELS_AT_ONCE = 1_000;
const MAX_PUT_BACK_AT_ONCE = 200;

interface Served {
  readonly bound: BoundResource;
  readonly store: ResourceStore;
}

/**
 * Serves the back-office resources of one service. Whether the caller may act was decided by the gateway from the resource's permission
 * node; a member never reaches these calls.
 */
export class CrudService implements Handlers<CrudContract> {
  private readonly stores: ReadonlyMap<string, Served>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    captor: Captor,
    private readonly putBack: PutBack,
    bindings: readonly { readonly binding: ResourceBinding; readonly hooks: ResourceHooks<ObjectLiteral> }[],
  ) {
    const bound = new Map(
      bindings.map(({ binding, hooks }) => [
        binding.resource.name,
        BoundResource.from(binding, hooks, dataSource),
      ]),
    );
    this.stores = new Map(
      [...bound].map(([name, one]) => [
        name,
        { bound: one, store: new ResourceStore(one, dataSource, bound, captor) },
      ]),
    );
  }

  list(request: ListResource, context: CallContext): Promise<ResourcePage> {
    return this.store(request.resource, 'index', context).list(request, context);
  }

  get(request: GetResource, context: CallContext): Promise<ResourceRow> {
    return this.store(request.resource, 'index', context).get(Number(request.id), context);
  }

  add(request: AddResource, context: CallContext): Promise<{ id: number }> {
    return this.addWith(request, context, () => Promise.resolve());
  }

  /** `add` for a caller in the same process; `alsoWrite` belongs to its transaction, and what it throws undoes the row. */
  async addWith(
    { resource, row = {}, dry_run }: AddResource,
    context: CallContext,
    alsoWrite: (manager: EntityManager, id: number) => Promise<void>,
  ): Promise<{ id: number }> {
    const store = this.store(resource, 'add', context);
    if (!dry_run) return this.committed(store.add(row, context, alsoWrite));
    await store.judge(row, context);
    return { id: 0 };
  }

  edit(request: EditResource, context: CallContext): Promise<ResourceRow> {
    const version = request.version === undefined ? undefined : Number(request.version);
    return this.committed(
      this.store(request.resource, 'edit', context).edit(
        Number(request.id),
        request.row ?? {},
        version,
        context,
      ),
    );
  }

  del(request: DeleteResource, context: CallContext): Promise<{ deleted: number }> {
    const ids = [...new Set((Array.isArray(request.ids) ? request.ids : [request.ids]).map(Number))].filter(
      (id) => Number.isSafeInteger(id) && id > 0,
    );
    if (ids.length === 0) throw new DomainError('crud.nothing_deleted');
    const few = upTo(MAX_DELETED_AT_ONCE, 'ids', ids);
    return this.committed(this.store(request.resource, 'del', context).del(few, context));
  }

  sort(request: SortResource, context: CallContext): Promise<null> {
    return this.store(request.resource, 'sortable', context).sort(
      Number(request.id),
      Number(request.target_id),
      request.mode ?? 'place',
      context,
    );
  }

  async labels({ wanted }: LabelsOf, context: CallContext): Promise<Labels> {
    const asked = Object.entries(wanted ?? {}).map(async ([name, ids]) => {
      const { bound } = this.bound(name, context);
      const known = ids.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0);
      if (known.length > MAX_LABELS_AT_ONCE)
        throw invalidFields([{ field: 'wanted', rule: 'list', params: { min: 0, max: MAX_LABELS_AT_ONCE } }]);
      return [
        name,
        known.length === 0 ? {} : await labelsOf(bound, known, context, this.dataSource.manager),
      ] as const;
    });
    return Object.fromEntries(await Promise.all(asked));
  }

  async restore({ rows, dry_run }: RestoreRows, context: CallContext): Promise<{ restored: number }> {
    const caught = upTo(MAX_PUT_BACK_AT_ONCE, 'rows', rows).map(({ resource, row }) => ({
      bound: this.bound(resource, context).bound,
      row,
    }));
    const restored = await this.committed(this.putBack.restore(caught, dry_run === true, context));
    return { restored };
  }

  async rollback({ changes, dry_run }: RollbackFields, context: CallContext): Promise<{ changed: number }> {
    const caught = upTo(MAX_PUT_BACK_AT_ONCE, 'changes', changes).map(({ resource, ...change }) => ({
      ...change,
      bound: this.bound(resource, context).bound,
    }));
    const changed = await this.committed(this.putBack.rollback(caught, dry_run === true, context));
    return { changed };
  }

  private async committed<Result>(work: Promise<Result>): Promise<Result> {
    const result = await work;
    this.outbox.committed();
    return result;
  }

  private store(name: string, act: Act, context: CallContext): ResourceStore {
    const { bound, store } = this.bound(name, context);
    if (!bound.resource.acts.includes(act)) throw new DomainError('crud.unsupported');
    return store;
  }

  private bound(name: string, { identity }: CallContext): Served {
    if (identity.kind !== 'admin' && identity.kind !== 'service') throw new DomainError('auth.no_permission');
    const found = this.stores.get(name);
    if (!found) throw new DomainError('crud.unsupported');
    return found;
  }
}

function upTo<Item>(max: number, field: string, items: readonly Item[]): readonly Item[] {
  if (items.length > max) throw invalidFields([{ field, rule: 'list', params: { min: 1, max } }]);
  return items;
}
