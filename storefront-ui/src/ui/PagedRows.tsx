import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Pagination from '@mui/material/Pagination';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState, RowsSkeleton } from './States';

/**
 * A page of rows as it comes: skeletons of `rowHeight` first, a bar over the old rows while others load, in words what failed or that there is
 * nothing, and the way to the other pages.
 */
export function PagedRows<Row>({
  query,
  page,
  pageSize,
  onPage,
  rowHeight,
  empty,
  children,
}: {
  query: UseQueryResult<{ readonly list: readonly Row[]; readonly total: number }>;
  page: number;
  pageSize: number;
  onPage: (page: number) => void;
  rowHeight: number;
  empty: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}) {
  const { t } = useTranslation();
  const rows = query.data?.list ?? [];
  const pages = Math.ceil((query.data?.total ?? 0) / pageSize);
  return (
    <>
      <Box sx={{ height: 4, mb: 1 }}>
        {query.isFetching && !query.isPending && <LinearProgress color="secondary" sx={{ height: 3 }} />}
      </Box>
      {query.isPending && <RowsSkeleton rows={4} height={rowHeight} />}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isSuccess && rows.length === 0 && empty}
      {rows.length > 0 && children(rows)}
      {pages > 1 && (
        <Pagination
          count={pages}
          page={page}
          onChange={(_, next) => onPage(next)}
          aria-label={t('order.pages')}
          color="primary"
          sx={{
            mt: 2,
            display: 'flex',
            justifyContent: 'center',
            '& .MuiPaginationItem-root': { minWidth: 40, height: 40 },
          }}
        />
      )}
    </>
  );
}

/** Cards one below the other. */
export function CardList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {children}
    </Box>
  );
}
