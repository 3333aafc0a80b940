import { answers, call, defineContract } from '../define';
import { Anything, OneOf, Text, Whole, YesNo } from '../validation';

export type SearchOperator =
  | 'eq'
  | 'ne'
  | 'gt'
  | 'egt'
  | 'lt'
  | 'elt'
  | 'like'
  | 'not_like'
  | 'in'
  | 'not_in'
  | 'range'
  | 'not_range'
  | 'null'
  | 'not_null'
  | 'find_in_set';

export interface SearchTerm {
  readonly field: string;
  readonly operator: SearchOperator;
  readonly value: string | readonly string[];
}

export interface SortTerm {
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}

/** Names the resource; the service that owns it serves the call. */
export class ResourceRequest {
  @Text({ max: 60 }) resource!: string;
}

/** One page of a resource. Fields and operators are judged by the declaration, not here. */
export class ListResource extends ResourceRequest {
  @Whole({ min: 0, max: 10_000_000, optional: true }) offset?: number;
  @Whole({ min: 1, max: 1000, optional: true }) limit?: number;
  @Anything() sort?: SortTerm[];
  @Anything() search?: SearchTerm[];
  @Text({ max: 80, optional: true }) quick?: string;
  /** Rows found by their relations as well as by `quick`: `[{field: 'user_id', ids: [3, 8]}]`. */
  @Anything() quick_relations?: { readonly field: string; readonly ids: readonly number[] }[];
  /** Only what fits in a cell: json and html fields are null, and `total` counts the rows of the answer. */
  @YesNo({ optional: true }) cells?: boolean;
}

export class GetResource extends ResourceRequest {
  @Whole({ min: 1 }) id!: number | string;
}

export class AddResource extends ResourceRequest {
  @Anything() row!: Record<string, unknown>;
  /** Only whether it could be added; answers id 0. */
  @YesNo({ optional: true }) dry_run?: boolean;
}

/** `row` holds only the fields to change; `version`, when sent, must be the stored one. */
export class EditResource extends ResourceRequest {
  @Whole({ min: 1 }) id!: number | string;
  @Anything() row!: Record<string, unknown>;
  @Whole({ optional: true }) version?: number;
}

export class DeleteResource extends ResourceRequest {
  @Anything() ids!: (number | string)[];
}

/**
 * Order by hand among the rows ordered by weigh. `place` moves `id` to where `target_id` stands and the rows between make room;
 * `swap` exchanges the two weights (crud.equal_weights when they are the same).
 */
export class SortResource extends ResourceRequest {
  @Whole({ min: 1 }) id!: number | string;
  @Whole({ min: 1 }) target_id!: number | string;
  @OneOf(['place', 'swap'], { optional: true }) mode?: 'place' | 'swap';
}

/** Which rows' labels are wanted: ids by resource, all of one owner, at most 1,000 of each. */
export class LabelsOf {
  @Anything() wanted!: Readonly<Record<string, readonly number[]>>;
}

/** Label columns by resource and id; rows that are gone are missing. */
export type Labels = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>;

/** Rows as they were caught when they were deleted, in the text of PostgreSQL's to_jsonb: no number passes through JavaScript. */
export class RestoreRows {
  @Anything() rows!: { readonly resource: string; readonly row: string }[];
  /** Only whether it could be done. */
  @YesNo({ optional: true }) dry_run?: boolean;
}

/** One column of one row back to what it was; `sealed` (encrypted) for secrets, `before` (to_jsonb text) for the rest. */
export interface Rollback {
  readonly resource: string;
  readonly id: number;
  readonly field: string;
  readonly before: string | null;
  readonly sealed: string | null;
}

export class RollbackFields {
  @Anything() changes!: Rollback[];
  @YesNo({ optional: true }) dry_run?: boolean;
}

/** A row on the wire: declared fields by their snake_case names; instants ISO 8601, money decimal strings. */
export type ResourceRow = { readonly id: number; readonly version?: number } & Readonly<
  Record<string, unknown>
>;

export interface ResourcePage {
  readonly rows: readonly ResourceRow[];
  readonly total: number;
}

/** The calls behind every back-office resource of one service. Errors: crud.*, request.invalid. */
export const crudOf = <Service extends string>(service: Service) =>
  defineContract(`${service}.crud`, {
    list: call(ListResource, answers<ResourcePage>()),
    get: call(GetResource, answers<ResourceRow>()),
    add: call(AddResource, answers<{ id: number }>()),
    edit: call(EditResource, answers<ResourceRow>()),
    del: call(DeleteResource, answers<{ deleted: number }>(), { deadlineMs: 15_000 }),
    sort: call(SortResource, answers<null>()),
    labels: call(LabelsOf, answers<Labels>()),
    restore: call(RestoreRows, answers<{ restored: number }>()),
    rollback: call(RollbackFields, answers<{ changed: number }>()),
  });

export type CrudContract = ReturnType<typeof crudOf<string>>;
