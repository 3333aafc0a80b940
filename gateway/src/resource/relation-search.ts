import { Injectable } from '@nestjs/common';
import type { CallContext, ListResource, SearchOperator, SearchTerm } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import type { Resource } from '@parcelway/contracts/resources';
import { labelColumnsOf } from '@parcelway/contracts/resources';
import { CrudClients } from '../admin/crud-clients';
import type { Relation } from './relations-of';
import { relationsOf } from './relations-of';

/** So many rows of another resource may match before their ids no longer make a search. */
const MOST_MATCHES = 1_000;

/** Of a negation the rows that it leaves out are asked for: they are the few. */
const negated: Partial<Record<SearchOperator, SearchOperator>> = {
  ne: 'eq',
  not_like: 'like',
  not_in: 'in',
  not_range: 'range',
};

type Searched = Pick<ListResource, 'search' | 'quick' | 'quick_relations'>;

/** Searches by what a row points to, across services: the owner of the other resource says which ids match. */
@Injectable()
export class RelationSearch {
  constructor(private readonly crud: CrudClients) {}

  /**
   * Turns terms on `user.username` into terms on `user_id`, and the words of the search box into further rows where the resource declares
   * it. Only columns that the list shows of the relation can be searched. Errors: crud.unknown_field, crud.search_too_wide.
   */
  async resolve(resource: Resource, asked: Searched, context: CallContext): Promise<Searched> {
    const [search, quick_relations] = await Promise.all([
      Promise.all((asked.search ?? []).map((term) => this.termOf(resource, term, context))),
      asked.quick ? this.quickRelations(resource, asked.quick, context) : [],
    ]);
    return { ...asked, search, ...(quick_relations.length > 0 ? { quick_relations } : {}) };
  }

  private async termOf(resource: Resource, term: SearchTerm, context: CallContext): Promise<SearchTerm> {
    const [name, column, ...further] = term.field.split('.');
    if (column === undefined) return term;
    const relation = relationsOf(resource).find((one) => one.name === name);
    if (!relation || further.length > 0 || !['id', ...labelColumnsOf(relation.target)].includes(column))
      throw new DomainError('crud.unknown_field', { field: term.field });
    if (column === 'id') return { ...term, field: relation.field };
    const positive = negated[term.operator];
    const search = [{ ...term, field: column, operator: positive ?? term.operator }];
    const ids = await this.matches(relation, { search }, term.field, context);
    return { field: relation.field, operator: positive ? 'not_in' : 'in', value: ids.map(String) };
  }

  private quickRelations(resource: Resource, quick: string, context: CallContext) {
    const wanted = relationsOf(resource).filter(({ field }) => resource.quickRelations?.includes(field));
    return Promise.all(
      wanted.map(async (relation) => ({
        field: relation.field,
        ids: await this.matches(relation, { quick }, relation.field, context),
      })),
    );
  }

  private async matches(
    { target }: Relation,
    searched: Searched,
    field: string,
    context: CallContext,
  ): Promise<number[]> {
    const asked = { resource: target.name, limit: MOST_MATCHES, ...searched };
    const { rows, total } = await this.crud.of(target.owner).list(asked, context);
    if (total > rows.length) throw new DomainError('crud.search_too_wide', { field, max: MOST_MATCHES });
    return rows.map(({ id }) => id);
  }
}
