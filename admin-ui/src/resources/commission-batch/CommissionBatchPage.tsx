import PaidOutlined from '@mui/icons-material/PaidOutlined';
import { formatMoneyText } from '@parcelway/look';
import { useRecordContext, useTranslate } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { nameInLabel, declarationOf } from '../../crud/resource-fields';
import { RelatedRows } from '../../crud/RelatedRows';
import { ResourceShow } from '../../crud/ResourceShow';
import { RowIdAction } from '../../crud/RowsAction';
import { useLanguage } from '../../i18n/useLanguage';

/** A month's payment to a salesman with the commissions in it. */
export function CommissionBatchPage() {
  return (
    <ResourceShow actions={<Settle />}>
      <RelatedRows resource="commission" target="commission_batch_id" />
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
