import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import PlayArrowOutlined from '@mui/icons-material/PlayArrowOutlined';
import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import { formatDetailTime } from '@parcelway/look';
import type { Locale } from '@parcelway/look';
import { useEffect } from 'react';
import { useGetList, useRefresh, useTranslate } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { ActDialog } from '../../crud/ActDialog';
import { declarationOf } from '../../crud/resource-fields';
import { ResourceList } from '../../crud/ResourceList';
import { enumChoices } from '../../i18n/field-words';
import { useLanguage } from '../../i18n/useLanguage';
import { Differences } from './Differences';
import type { Difference } from './difference';

const RELOAD_MS = 2_000;

interface Run extends RaRecord {
  readonly status: 'running' | 'clean' | 'differences' | 'failed';
  readonly started_at: number;
  readonly checked: number;
  readonly difference_count: number;
  readonly differences: readonly Difference[];
  /** Who did not answer. */
  readonly away: readonly string[];
}

/** All runs below the last one. */
export function ReconciliationList() {
  return <ResourceList above={<LastRun />} tools={<Start />} />;
}

function namesOf(away: readonly string[], language: Locale): string {
  const declared = declarationOf('reconciliation-run');
  const { away: field } = declared.fields;
  const known = field ? enumChoices(declared, 'away', field, language) : [];
  return known
    .filter(({ id }) => away.includes(String(id)))
    .map(({ name }) => name)
    .join(language === 'en' ? ', ' : '、');
}

function Start() {
  const translate = useTranslate();
  const language = useLanguage();
  const { scope } = declarationOf('reconciliation-run').fields;
  return (
    <ActDialog
      action="start"
      subject={{}}
      icon={<PlayArrowOutlined />}
      text={translate('books.startText')}
      initial={{ scope: 'all' }}
      fields={[
        {
          name: 'scope',
          label: translate('books.scope'),
          choices: scope
            ? enumChoices(declarationOf('reconciliation-run'), 'scope', scope, language).map(
                ({ id, name }) => ({
                  value: String(id),
                  label: name,
                }),
              )
            : [],
        },
      ]}
    />
  );
}

const LOOK = {
  running: { severity: 'info', icon: <HourglassEmptyOutlined /> },
  clean: { severity: 'success', icon: <CheckCircleOutlined /> },
  differences: { severity: 'error', icon: <ErrorOutlineOutlined /> },
  failed: { severity: 'error', icon: <ErrorOutlineOutlined /> },
} as const;

/** The newest run: what it found, followed until it has ended. */
function LastRun() {
  const translate = useTranslate();
  const refresh = useRefresh();
  const language = useLanguage();
  const { data } = useGetList<Run>('reconciliation-run', {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'started_at', order: 'DESC' },
  });
  const run = data?.[0];
  const isRunning = run?.status === 'running';
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(refresh, RELOAD_MS);
    return () => clearInterval(timer);
  }, [isRunning, refresh]);
  if (!run) return null;
  return (
    <Card sx={{ mb: 1.5 }}>
      <Alert role="status" {...LOOK[run.status]}>
        {translate(`books.last.${run.away.length > 0 ? 'away' : run.status}`, {
          at: formatDetailTime(run.started_at),
          checked: run.checked,
          smart_count: run.difference_count,
          names: namesOf(run.away, language),
        })}
      </Alert>
      {run.difference_count > 0 && <Differences rows={run.differences ?? []} />}
    </Card>
  );
}
