import type { ListAreas, SearchTerm } from '@parcelway/contracts';
import { invalidFields } from '@parcelway/platform';

interface Asked {
  readonly offset: number;
  readonly limit: number;
  readonly search: readonly SearchTerm[];
  readonly quick?: string;
}

/** A list's query as areas know it: by ids, parent or level. Errors: request.invalid for any other search. */
export function areasAsked({ offset, limit, search, quick }: Asked): ListAreas {
  const narrowed = search.map(({ field, operator, value }) => {
    const values = [value].flat().map(Number);
    const [first] = values;
    if (field === 'id' && (operator === 'eq' || operator === 'in')) return { ids: values };
    if ((field === 'pid' || field === 'level') && operator === 'eq' && Number.isSafeInteger(first))
      return { [field]: first };
    throw invalidFields([{ field, rule: 'one_of', params: { values: 'id, pid, level' } }]);
  });
  return Object.assign({ offset, limit, ...(quick ? { quick } : {}) }, ...narrowed) as ListAreas;
}
