import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import InputOutlined from '@mui/icons-material/InputOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { saveFile } from '@parcelway/look';
import { useEffect } from 'react';
import type { RaRecord } from 'react-admin';
import { useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import { ConfirmedAction } from '../../crud/ConfirmedAction';
import { Facts, ShowPage } from '../../crud/ResourceShow';
import { useMay } from '../../layout/access';
import { importErrors } from '../../providers/admin-api';
import { errorText } from '../../providers/problem';
import { callRest } from '../../providers/rest';
import { BadRows } from './BadRows';

const LOOK_MS = 1_000;
const isAtWork = (job: RaRecord): boolean => ['queued', 'running'].includes(String(job['status']));

/** One import: how far it is, what is wrong with which row, and the go-ahead after a check. */
export function ImportPage() {
  return (
    <ShowPage actions={<Actions />}>
      <Progress />
      <Facts />
      <BadRows />
    </ShowPage>
  );
}

function Progress() {
  const job = useRecordContext<RaRecord>();
  const translate = useTranslate();
  const refresh = useRefresh();
  const atWork = job !== undefined && isAtWork(job);
  useEffect(() => {
    if (!atWork) return;
    const timer = setInterval(refresh, LOOK_MS);
    return () => clearInterval(timer);
  }, [atWork, refresh]);
  if (!job || !atWork) return null;
  const [done, total] = [Number(job['rows_done']), Number(job['rows_total'])];
  const label = translate('imports.progress', { done, total });
  return (
    <Card sx={{ p: 2, mb: 1.5 }}>
      <LinearProgress
        aria-label={label}
        {...(total > 0
          ? { variant: 'determinate' as const, value: Math.min(100, (100 * done) / total) }
          : {})}
      />
      <Typography role="status" sx={{ mt: 1 }}>
        {label}
      </Typography>
    </Card>
  );
}

function Actions() {
  const job = useRecordContext<RaRecord>();
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const may = useMay();
  if (!job || isAtWork(job)) return null;
  const isOpen = String(job['dry_run']) === '1' || Number(job['rows_bad']) > 0;
  return (
    <>
      {may('import-job', 'errorFile') && Number(job['rows_bad']) > 0 && (
        <Button
          variant="outlined"
          startIcon={<DownloadOutlined />}
          onClick={() =>
            void importErrors(Number(job.id))
              .then((file) => saveFile(file, 'errors.xlsx'))
              .catch((error: unknown) =>
                notify(errorText(error, 'ra.notification.http_error'), { type: 'error' }),
              )
          }
        >
          {translate('imports.errorFile')}
        </Button>
      )}
      {may('import-job', 'run') && isOpen && job['status'] !== 'failed' && (
        <ConfirmedAction
          label={translate('imports.enter')}
          icon={<InputOutlined />}
          text={translate('imports.enterText')}
          done="imports.entered"
          act={async () => {
            await callRest('POST', '/import-job/run', { id: Number(job.id) });
            refresh();
          }}
        />
      )}
    </>
  );
}
