import { useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider, RaRecord } from 'react-admin';
import { useDataProvider } from 'react-admin';
import { declarationOf, defaultSort } from '../resource-fields';
import type { BranchRow } from './row-tree';

export type TreeRecord = RaRecord<number> & BranchRow;

/** As many rows as one answer holds. */
const PAGE = 1_000;

interface TreeRows {
  readonly data: TreeRecord[];
  readonly total: number;
}

/** Under the key of the resource's lists, so that every write of the resource renews or changes these rows too. */
const treeKey = (resource: string) => [resource, 'getList', 'tree'] as const;

/** All rows of a resource whose rows hang under each other, in their order. */
export function useTreeRows(resource: string) {
  const dataProvider = useDataProvider();
  return useQuery({
    queryKey: treeKey(resource),
    queryFn: () => allRows(dataProvider, resource),
    retry: false,
  });
}

async function allRows(dataProvider: DataProvider, resource: string): Promise<TreeRows> {
  const data: TreeRecord[] = [];
  for (let page = 1, total = 1; data.length < total; page += 1) {
    const answer = await dataProvider.getList<TreeRecord>(resource, {
      pagination: { page, perPage: PAGE },
      sort: defaultSort(declarationOf(resource)),
      filter: {},
    });
    data.push(...answer.data);
    total = answer.data.length === 0 ? 0 : (answer.total ?? 0);
  }
  return { data, total: data.length };
}

/** What a write does to the rows on the screen before and after the server has answered. */
export function treeCache(queryClient: QueryClient, resource: string) {
  const queryKey = treeKey(resource);
  return {
    rows: (): readonly TreeRecord[] => queryClient.getQueryData<TreeRows>(queryKey)?.data ?? [],
    /** Changes the rows; an answer that is under way and knows nothing of it is not waited for. */
    async change(to: (rows: TreeRecord[]) => TreeRecord[]): Promise<void> {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<TreeRows>(
        queryKey,
        (before) => before && { ...before, data: to(before.data) },
      );
    },
    reload: (): Promise<void> => queryClient.invalidateQueries({ queryKey }),
  };
}
