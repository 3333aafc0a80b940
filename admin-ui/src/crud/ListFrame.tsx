import InboxOutlined from '@mui/icons-material/InboxOutlined';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useGetResourceLabel, useListContext, useTranslate } from 'react-admin';
import { ListFooter } from './ListFooter';
import { ErrorNotice, Notice } from './Notice';

/**
 * A list in its card: filters, what can be done with the selection, rows, footer. The first load shows skeleton rows of
 * the real height; a reload keeps the old rows under a thin bar; a failed one says so and can be tried again.
 */
export function ListFrame({
  filters,
  bulk,
  children,
  footerLabel,
  emptyAction,
}: {
  filters: ReactNode;
  bulk?: ReactNode;
  children: ReactNode;
  footerLabel?: string;
  emptyAction?: ReactNode;
}) {
  const { data, error, isPending, isFetching, refetch, total, resource, filterValues } = useListContext();
  const translate = useTranslate();
  const nameOf = useGetResourceLabel();
  const isEmpty = !isPending && !error && (data?.length ?? 0) === 0;
  const isNarrowed = Object.keys((filterValues ?? {}) as object).length > 0;
  return (
    <Card sx={{ overflow: 'hidden', position: 'relative' }}>
      {filters}
      {bulk}
      <Box sx={{ position: 'relative' }}>
        {isFetching && !isPending && (
          <LinearProgress sx={{ position: 'absolute', top: 0, left: 0, right: 0, height: 2, zIndex: 1 }} />
        )}
        {isPending && !error ? (
          <SkeletonRows />
        ) : error ? (
          <ErrorNotice error={error} onRetry={() => void refetch()} />
        ) : isEmpty ? (
          <Notice
            icon={<InboxOutlined />}
            title={translate(isNarrowed ? 'list.emptyFiltered' : 'list.empty', { name: nameOf(resource, 2) })}
            action={isNarrowed ? undefined : emptyAction}
          />
        ) : (
          children
        )}
      </Box>
      {!error && (total ?? 0) > 0 && <ListFooter {...(footerLabel ? { label: footerLabel } : {})} />}
    </Card>
  );
}

function SkeletonRows() {
  return (
    <Box aria-busy sx={{ px: 1.75 }}>
      {Array.from({ length: 10 }, (_, row) => (
        <Box key={row} sx={{ height: 44, display: 'flex', alignItems: 'center' }}>
          <Skeleton variant="rounded" height={12} width={`${62 + ((row * 13) % 34)}%`} />
        </Box>
      ))}
    </Box>
  );
}
