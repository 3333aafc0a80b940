import Alert from '@mui/material/Alert';
import { formatMoneyText } from '@parcelway/look';
import { useTranslation } from 'react-i18next';

/** Says that a change of an order waits for its bill, and what it will cost then; nothing where none waits. */
export function PendingEdit({
  order,
}: {
  readonly order: { readonly pending_amount: string | null; readonly currency: string };
}) {
  const { t } = useTranslation();
  if (order.pending_amount === null) return null;
  return (
    <Alert severity="info" sx={{ mb: 1.5 }}>
      {t('order.pendingEdit', { amount: formatMoneyText(order.pending_amount, order.currency) })}
    </Alert>
  );
}
