import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@parcelway/client';

function Panel({
  icon,
  title,
  text,
  action,
  alert,
}: {
  icon: ReactNode;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  alert?: boolean;
}) {
  return (
    <Box
      role={alert ? 'alert' : undefined}
      sx={(theme) => ({
        textAlign: 'center',
        px: 2,
        py: '22px',
        border: `1px dashed ${theme.palette.lineStrong}`,
        borderRadius: '10px',
      })}
    >
      <Box sx={{ mb: 1, color: 'text.secondary', '& > svg': { fontSize: 32 } }} aria-hidden>
        {icon}
      </Box>
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      {text && (
        <Typography variant="body2" component="div" color="text.secondary">
          {text}
        </Typography>
      )}
      {action && <Box sx={{ mt: 1.25 }}>{action}</Box>}
    </Box>
  );
}

/** Nothing there: an icon, one sentence, one action. */
export function EmptyState(props: { icon: ReactNode; title: string; text?: string; action?: ReactNode }) {
  return <Panel {...props} />;
}

/** What a failed call says in words: the server's sentence, or why there was no answer. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation();
  return (error) => (error instanceof ApiError ? error.message : t('error.title'));
}

/** A load that failed: what happened, a retry, and the request's number in small print. */
export function ErrorState({
  error,
  title,
  onRetry,
  kept = false,
}: {
  error: unknown;
  /** Where it is known better than by the error. */
  title?: string;
  onRetry?: () => void;
  kept?: boolean;
}) {
  const { t } = useTranslation();
  const textOf = useErrorText();
  const requestId = error instanceof ApiError ? error.options.requestId : undefined;
  return (
    <Panel
      alert
      icon={<ErrorOutlineOutlined />}
      title={title ?? textOf(error)}
      text={
        <>
          {t(kept ? 'error.kept' : 'error.tryAgain')}
          {requestId && (
            <Typography variant="caption" sx={{ display: 'block' }}>
              {t('error.requestId', { id: requestId })}
            </Typography>
          )}
        </>
      }
      action={
        onRetry && (
          <Button
            size="small"
            variant="outlined"
            startIcon={<RefreshOutlined sx={{ color: 'inherit !important' }} />}
            onClick={onRetry}
          >
            {t('act.retry')}
          </Button>
        )
      }
    />
  );
}

/** Rows of the height that will come. */
export function RowsSkeleton({ rows, height }: { rows: number; height: number }) {
  const { t } = useTranslation();
  return (
    <Box role="status" aria-label={t('state.loading')}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} variant="rounded" height={height} sx={{ mb: 1.5, borderRadius: '10px' }} />
      ))}
    </Box>
  );
}
