import InboxOutlined from '@mui/icons-material/InboxOutlined';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useGetResourceLabel, useListContext, useTranslate } from 'react-admin';
import { inSentence } from '../i18n/field-words';
import { ListFooter } from './ListFooter';
import { ErrorNotice, Notice } from './Notice';

/** What is known of the rows that a frame holds. */
export interface RowsState {
  readonly error: unknown;
  readonly isPending: boolean;
  readonly isFetching: boolean;
  readonly isEmpty: boolean;
  /** Whether there are no rows because of what was asked for. */
  readonly isNarrowed: boolean;
  readonly onRetry: () => void;
}

/**
 * Rows in their card: filters, what can be done with the selection, rows, footer. The first load shows skeleton rows of
 * the real height; a reload keeps the old rows under a thin bar; a failed one says so and can be tried again. No rows are said in the
 * resource's own words (`resources.<name>.empty`) where it has some.
 */
export function RowsFrame({
  resource,
  rows: { error, isPending, isFetching, isEmpty, isNarrowed, onRetry },
  filters,
  bulk,
  children,
  footer,
  emptyAction,
}: {
  resource: string;
  rows: RowsState;
  filters: ReactNode;
  bulk?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  emptyAction?: ReactNode;
}) {
  const translate = useTranslate();
  const nameOf = useGetResourceLabel();
  const empty = (word: string): string => translate(word, { name: inSentence(nameOf(resource, 2)) });
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
          <ErrorNotice error={error} onRetry={onRetry} />
        ) : isEmpty ? (
          <Notice
            icon={<InboxOutlined />}
            title={
              isNarrowed
                ? empty('list.emptyFiltered')
                : translate(`resources.${resource}.empty`, { _: empty('list.empty') })
            }
            action={isNarrowed ? undefined : emptyAction}
          />
        ) : (
          children
        )}
      </Box>
      {!error && footer}
    </Card>
  );
}

/** The list of the list context in its frame. */
export function ListFrame({
  footerLabel,
  ...parts
}: {
  filters: ReactNode;
  bulk?: ReactNode;
  children: ReactNode;
  footerLabel?: string;
  emptyAction?: ReactNode;
}) {
  const { data, error, isPending, isFetching, refetch, total, resource, filterValues } = useListContext();
  return (
    <RowsFrame
      {...parts}
      resource={resource}
      rows={{
        error,
        isPending: isPending === true,
        isFetching: isFetching === true,
        isEmpty: !isPending && !error && (data?.length ?? 0) === 0,
        isNarrowed: Object.keys((filterValues ?? {}) as object).length > 0,
        onRetry: () => void refetch(),
      }}
      footer={(total ?? 0) > 0 && <ListFooter {...(footerLabel ? { label: footerLabel } : {})} />}
    />
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
