import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { saveFile } from '@parcelway/look';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ImportJobView } from '../../api/types';
import { useErrorText } from '../../ui/States';
import { useToast } from '../../ui/Toast';
import { importErrors, isAtWork, useEnterTable } from './sheet-import-api';
import { SheetImportRows } from './SheetImportRows';

/** How far an import is, what is wrong with which row, and what to do next. */
export function SheetImportResult({ job, fileId }: { job: ImportJobView; fileId: number }) {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const fail = (error: unknown): void => toast(errorText(error), 'error');
  const enter = useEnterTable(job.id);
  const download = useMutation({
    mutationFn: () => importErrors(job.id),
    onSuccess: (file) => saveFile(file, 'errors.xlsx'),
    onError: fail,
  });
  if (isAtWork(job)) return <Progress job={job} />;
  if (job.status === 'failed') return <Alert severity="error">{job.failure}</Alert>;
  const good = job.rows_total - job.rows_bad - job.rows_created;
  const isDone = !job.dry_run && good <= 0;
  return (
    <>
      <Alert severity={job.rows_bad > 0 ? 'warning' : 'success'} role="status" sx={{ mb: 1.5 }}>
        {isDone
          ? t('sheet.import.entered', { count: job.rows_created, bad: job.rows_bad })
          : t('sheet.import.checked', { count: good, bad: job.rows_bad })}
      </Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {!isDone && good > 0 && (
          <Button
            variant="contained"
            disabled={enter.isPending}
            onClick={() => enter.mutate(fileId, { onError: fail })}
          >
            {t('sheet.import.enter', { count: good })}
          </Button>
        )}
        {isDone && (
          <Button variant="contained" component={Link} to="/user/account/sheetOrder?status=0">
            {t('sheet.import.toList')}
          </Button>
        )}
        {job.rows_bad > 0 && (
          <Button
            variant="outlined"
            startIcon={<DownloadOutlined />}
            disabled={download.isPending}
            onClick={() => download.mutate()}
          >
            {t('sheet.import.errorFile')}
          </Button>
        )}
      </Box>
      {job.rows_bad > 0 && (
        <>
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
            {t('sheet.import.errorHint')}
          </Typography>
          <SheetImportRows rows={job.bad} />
          {job.rows_bad > job.bad.length && (
            <Typography variant="body2" color="text.secondary">
              {t('sheet.import.more', { count: job.rows_bad - job.bad.length })}
            </Typography>
          )}
        </>
      )}
    </>
  );
}

function Progress({ job }: { job: ImportJobView }) {
  const { t } = useTranslation();
  const { rows_done: done, rows_total: total } = job;
  const label = t('sheet.import.progress', { done, total });
  return (
    <>
      <LinearProgress
        color="secondary"
        aria-label={label}
        {...(total > 0 && { variant: 'determinate' as const, value: Math.min(100, (100 * done) / total) })}
      />
      <Typography role="status" sx={{ mt: 1 }}>
        {label}
      </Typography>
    </>
  );
}
