import PlayArrowOutlined from '@mui/icons-material/PlayArrowOutlined';
import Button from '@mui/material/Button';
import type { PriceCaseRun } from '@parcelway/contracts';
import { useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { ResourceList } from '../../crud/ResourceList';
import { useMay } from '../../layout/access';
import { errorText } from '../../providers/problem';
import { callRest } from '../../providers/rest';
import { CaseResults } from './CaseResults';

/** Known prices, and a button that holds all of them against the prices of now. */
export function PriceCaseList() {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const may = useMay();
  const [runs, setRuns] = useState<readonly PriceCaseRun[]>();
  const [isBusy, setBusy] = useState(false);

  async function runAll(): Promise<void> {
    setBusy(true);
    try {
      const { list } = await callRest<{ list: readonly PriceCaseRun[] }>('POST', '/price-case/run', {});
      setRuns(list);
      if (list.length === 0) notify('cases.none', { type: 'info' });
      refresh();
    } catch (error) {
      notify(errorText(error, 'ra.notification.http_error'), { type: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      {runs && runs.length > 0 && <CaseResults runs={runs} />}
      <ResourceList
        tools={
          may('price-case', 'run') && (
            <Button
              variant="outlined"
              startIcon={<PlayArrowOutlined />}
              loading={isBusy}
              loadingPosition="start"
              onClick={() => void runAll()}
            >
              {translate('cases.runAll')}
            </Button>
          )
        }
      />
    </>
  );
}
