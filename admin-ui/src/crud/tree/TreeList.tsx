import UnfoldLessOutlined from '@mui/icons-material/UnfoldLessOutlined';
import UnfoldMoreOutlined from '@mui/icons-material/UnfoldMoreOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useResourceContext, useStore, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useLanguage } from '../../i18n/useLanguage';
import { useMay } from '../../layout/access';
import { PageTitle } from '../../layout/PageTitle';
import { AddButton } from '../AddButton';
import { QuickSearch } from '../FilterBar';
import { RowsFrame } from '../ListFrame';
import { SearchBar } from '../SearchBar';
import { DeleteBranchDialog } from './DeleteBranchDialog';
import { linesOf, parentIds, searched, topIds } from './row-tree';
import type { TreeLook } from './tree-look';
import { TreeTable } from './TreeTable';
import type { TreeRecord } from './useTreeRows';
import { useTreeRows } from './useTreeRows';
import { useTreeSort } from './useTreeSort';

const NOTHING: readonly TreeRecord[] = [];

/** What of a row the search box looks into. */
const SEARCHED = ['title', 'title_en', 'name', 'name_zh', 'name_en', 'code'];
const textOf = (row: TreeRecord): string => SEARCHED.map((name) => String(row[name] ?? '')).join(' ');

/** What is in one of the two only. */
const turnedOver = (one: ReadonlySet<number>, other: ReadonlySet<number>): Set<number> =>
  new Set([...[...one].filter((id) => !other.has(id)), ...[...other].filter((id) => !one.has(id))]);

/**
 * All rows of a resource that hang under each other, as a tree: folded and unfolded, searched, switched, sorted within a parent. It
 * opens with the second level in sight and remembers what was turned since.
 */
export function TreeList(look: TreeLook) {
  const resource = useResourceContext() ?? '';
  const language = useLanguage();
  const may = useMay();
  const { data, error, isPending, isFetching, refetch } = useTreeRows(resource);
  const all = data?.data ?? NOTHING;
  const [params, setParams] = useSearchParams();
  const words = params.get('q') ?? '';
  const [kept, setKept] = useStore<number[]>(`${resource}.turned`, []);
  const [turnedInSearch, setTurnedInSearch] = useState<{ words: string; ids: number[] }>({ words, ids: [] });
  const [deleting, setDeleting] = useState<TreeRecord | null>(null);

  const isSearch = words !== '';
  const found = isSearch ? searched(all, words, textOf) : { rows: all, unfolded: topIds(all) };
  const turned = isSearch ? (turnedInSearch.words === words ? turnedInSearch.ids : []) : kept;
  const unfolded = turnedOver(found.unfolded, new Set(turned));
  const show = (next: ReadonlySet<number>): void => {
    const ids = [...turnedOver(found.unfolded, next)];
    if (isSearch) setTurnedInSearch({ words, ids });
    else setKept(ids);
  };
  const parents = parentIds(found.rows);
  const titleOf = (row: TreeRecord): string => look.titleOf(row, language);
  const { move, told } = useTreeSort(resource, (id) => {
    const row = all.find((one) => one.id === id);
    return row ? titleOf(row) : '';
  });
  const add = may(resource, 'create') ? <AddButton resource={resource} /> : undefined;
  return (
    <>
      <PageTitle />
      <RowsFrame
        resource={resource}
        rows={{
          error,
          isPending,
          isFetching,
          isEmpty: found.rows.length === 0,
          isNarrowed: isSearch,
          onRetry: () => void refetch(),
        }}
        emptyAction={add}
        filters={
          <TreeBar
            words={words}
            onWords={(q) => setParams(q === '' ? {} : { q }, { replace: true })}
            onUnfoldAll={() => show(parents)}
            onFoldAll={() => show(new Set())}
          >
            {add}
          </TreeBar>
        }
      >
        <TreeTable
          {...look}
          resource={resource}
          rows={all}
          lines={linesOf(found.rows, unfolded)}
          titleOf={titleOf}
          onTurn={(id) => show(turnedOver(unfolded, new Set([id])))}
          // Among rows that are not all to be seen, nobody knows where one goes.
          onMove={may(resource, 'sortable') && !isSearch ? move : null}
          onAddBelow={(id) => {
            const top = topIds(all);
            setKept([...turnedOver(top, turnedOver(top, new Set(kept)).add(id))]);
          }}
          onDelete={setDeleting}
        />
      </RowsFrame>
      <Box
        role="status"
        sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
      >
        {told}
      </Box>
      {deleting && (
        <DeleteBranchDialog
          resource={resource}
          row={deleting}
          rows={all}
          title={titleOf(deleting)}
          onClose={() => setDeleting(null)}
          onDeleted={() => void refetch()}
        />
      )}
    </>
  );
}

function TreeBar({
  words,
  onWords,
  onUnfoldAll,
  onFoldAll,
  children,
}: {
  words: string;
  onWords: (words: string) => void;
  onUnfoldAll: () => void;
  onFoldAll: () => void;
  children: ReactNode;
}) {
  const translate = useTranslate();
  return (
    <SearchBar>
      <QuickSearch label={translate('list.search')} value={words} onChange={onWords} />
      <Button startIcon={<UnfoldMoreOutlined />} onClick={onUnfoldAll}>
        {translate('tree.unfoldAll')}
      </Button>
      <Button startIcon={<UnfoldLessOutlined />} onClick={onFoldAll}>
        {translate('tree.foldAll')}
      </Button>
      <Box sx={{ ml: 'auto' }}>{children}</Box>
    </SearchBar>
  );
}
