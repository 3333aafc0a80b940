import { answers, call, defineContract } from '../define';
import { Anything, Text, Whole } from '../validation';

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
}

export class GetResource extends ResourceRequest {
  @Whole({ min: 1 }) id!: number | string;
}

export class AddResource extends ResourceRequest {
  @Anything() row!: Record<string, unknown>;
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

/** Moves `id` to the place of `target_id` among the rows ordered by weigh. */
export class SortResource extends ResourceRequest {
  @Whole({ min: 1 }) id!: number | string;
  @Whole({ min: 1 }) target_id!: number | string;
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
    del: call(DeleteResource, answers<{ deleted: number }>()),
    sort: call(SortResource, answers<null>()),
  });

export type CrudContract = ReturnType<typeof crudOf<string>>;
