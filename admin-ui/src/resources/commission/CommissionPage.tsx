import type { StatusMove } from '@parcelway/contracts';
import { CommissionStatus } from '@parcelway/contracts/statuses';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext, useTranslate } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { ActDialog } from '../../crud/ActDialog';
import { ResourceShow } from '../../crud/ResourceShow';
import { StatusHistory } from '../../crud/StatusHistory';
import { callRest } from '../../providers/rest';
import { Rate } from './Rate';

const OPEN: readonly number[] = [CommissionStatus.pending, CommissionStatus.confirmed];

/** What a salesman earns by an order: the rate it was counted with, its states, and taking it off before it is settled. */
export function CommissionPage() {
  return (
    <ResourceShow actions={<Cancel />} cells={{ rate: Rate }}>
      <History />
    </ResourceShow>
  );
}

function Cancel() {
  const row = useRecordContext<RaRecord>();
  const translate = useTranslate();
  if (!row || !OPEN.includes(Number(row['status']))) return null;
  return (
    <ActDialog
      danger
      action="cancel"
      text={translate('sales.cancelText', { number: row['order_no'] })}
      fields={[{ name: 'reason', label: translate('sales.reason') }]}
    />
  );
}

function History() {
  const row = useRecordContext<RaRecord>();
  const translate = useTranslate();
  const { data } = useQuery({
    // Whatever moves the row gives it another version.
    queryKey: ['commission', 'history', row?.id, row?.['status']],
    queryFn: () =>
      callRest<{ list: readonly StatusMove[] }>('GET', `/commission/history?id=${String(row?.id)}`),
  });
  if (!data) return null;
  return (
    <Card sx={{ p: 2, mt: 1.5 }}>
      <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
        {translate('sales.history')}
      </Typography>
      <StatusHistory entity="commission" moves={data.list} />
    </Card>
  );
}
