import EditOutlined from '@mui/icons-material/EditOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SheetStatus } from '@parcelway/contracts/statuses';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { SheetOrderDetail } from '../../api/types';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useErrorText } from '../../ui/States';
import { useToast } from '../../ui/Toast';
import { useSheetAct } from './sheet-api';
import type { SheetAct } from './sheet-rules';
import { SHEET_ACTS } from './sheet-rules';
import { SheetPayDialog } from './SheetPayDialog';

const PrintPreview = lazy(() =>
  import('../print/PrintPreview').then((module) => ({ default: module.PrintPreview })),
);
const isMild = (act: SheetAct): boolean => act === 'submit' || act === 'retry';

/** What may be done with a sheet order now. All but printing asks first. `onBooking` is told that a booking begins. */
export function SheetActs({ order, onBooking }: { order: SheetOrderDetail; onBooking: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const perform = useSheetAct(order.id);
  const [asking, setAsking] = useState<SheetAct | null>(null);
  const [printing, setPrinting] = useState(false);
  const close = (): void => setAsking(null);
  const go = (act: Exclude<SheetAct, 'submit'>): void => {
    if (act === 'retry') onBooking();
    perform.mutate(act, {
      onSuccess: (result) => {
        const refused = result?.failed[0];
        if (refused) {
          toast(refused.text, 'error');
          return;
        }
        toast(t(`sheet.done.${act}`));
        if (act === 'delete') void navigate('/user/account/sheetOrder', { replace: true });
      },
      onError: (error) => toast(errorText(error), 'error'),
      onSettled: close,
    });
  };
  const acts = SHEET_ACTS.filter((act) => order.actions.includes(act));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1, mb: 1.5 }}>
      {acts.map((act) => (
        <Button
          key={act}
          color={isMild(act) ? 'primary' : 'error'}
          variant={isMild(act) ? 'contained' : 'text'}
          onClick={() => setAsking(act)}
        >
          {t(`sheet.act.${act}`)}
        </Button>
      ))}
      {order.actions.includes('edit') && (
        <Button
          component={Link}
          to={`/user/account/sheetOrder/${order.id}/edit`}
          variant="outlined"
          startIcon={<EditOutlined />}
        >
          {t(order.status === SheetStatus.failed ? 'sheet.act.editAndRetry' : 'act.edit')}
        </Button>
      )}
      {order.actions.includes('print') && (
        <Button variant="contained" startIcon={<PrintOutlined />} onClick={() => setPrinting(true)}>
          {t('sheet.act.print')}
        </Button>
      )}
      {asking === 'submit' && (
        <SheetPayDialog
          orders={[order]}
          onClose={(left) => {
            if (left.length === 0) onBooking();
            close();
          }}
        />
      )}
      {asking && asking !== 'submit' && (
        <ConfirmDialog
          open
          title={t(`sheet.ask.${asking}.title`)}
          text={t(`sheet.ask.${asking}.text`)}
          cancel={t('sheet.keep')}
          onCancel={close}
        >
          <Button
            variant="contained"
            color={isMild(asking) ? 'primary' : 'error'}
            disabled={perform.isPending}
            onClick={() => go(asking)}
          >
            {t(`sheet.act.${asking}`)}
          </Button>
        </ConfirmDialog>
      )}
      {printing && (
        <Suspense fallback={null}>
          <PrintPreview of={{ kind: 'sheetLabels', ids: [order.id] }} onClose={() => setPrinting(false)} />
        </Suspense>
      )}
    </Box>
  );
}
