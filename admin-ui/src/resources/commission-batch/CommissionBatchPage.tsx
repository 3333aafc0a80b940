import PaidOutlined from '@mui/icons-material/PaidOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { actTitles } from '@parcelway/contracts/resources';
import { formatMoneyText } from '@parcelway/look';
import { useRecordContext, useTranslate } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { nameInLabel, declarationOf } from '../../crud/resource-fields';
import { RelatedRows } from '../../crud/RelatedRows';
import { ResourceShow } from '../../crud/ResourceShow';
import { RowIdAction } from '../../crud/RowsAction';
import { inLocale } from '../../i18n/field-words';
import { useLanguage } from '../../i18n/useLanguage';
import { useMay } from '../../layout/access';
import { usePrint } from '../../print/PrintOverlay';
import { fetchDocument } from '../../providers/rest';

/** A month's payment to a salesman with the commissions in it. */
export function CommissionBatchPage() {
  return (
    <ResourceShow
      actions={
        <>
          <Settle />
          <Print />
        </>
      }
    >
      <Box sx={{ mt: 1.5 }}>
        <RelatedRows resource="commission" target="commission_batch_id" />
      </Box>
    </ResourceShow>
  );
}

function Settle() {
  const batch = useRecordContext<RaRecord>();
  const translate = useTranslate();
  const language = useLanguage();
  if (batch?.['status'] !== 'draft') return null;
  return (
    <RowIdAction
      action="settle"
      icon={<PaidOutlined />}
      text={translate('sales.settleText', {
        salesman: nameInLabel(declarationOf('salesman'), batch['salesman'], language),
        month: batch['month'],
        amount: formatMoneyText(String(batch['amount']), String(batch['currency'])),
        smart_count: Number(batch['count']),
      })}
    />
  );
}

function Print() {
  const batch = useRecordContext<RaRecord>();
  const language = useLanguage();
  const may = useMay();
  const print = usePrint();
  if (!batch || !may('commission-batch', 'print')) return null;
  return (
    <Button
      variant="outlined"
      startIcon={<PrintOutlined />}
      onClick={() =>
        print({
          title: String(batch['batch_no']),
          load: () => fetchDocument(`/commission-batch/print?id=${String(batch.id)}`),
        })
      }
    >
      {inLocale(actTitles['print'] ?? ['', ''], language)}
    </Button>
  );
}
