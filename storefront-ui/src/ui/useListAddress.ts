import { useSearchParams } from 'react-router';

/**
 * What a list shows, kept in the page's address: what it is narrowed by, '' = all, under the given names, and the page. `show` changes part of
 * it; another narrowing begins at the first page.
 */
export function useListAddress<Name extends string>(...names: readonly Name[]) {
  const [params, setParams] = useSearchParams();
  const filter = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Readonly<
    Record<Name, string>
  >;
  const show = (change: Partial<Record<Name, string>>, page = 1): void => {
    const next = Object.entries<string>({ ...filter, ...change }).filter(([, value]) => value !== '');
    setParams([...next, ...(page > 1 ? [['page', String(page)] as [string, string]] : [])]);
  };
  return { filter, page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1), show };
}
