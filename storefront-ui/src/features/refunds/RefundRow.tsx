import Box from '@mui/material/Box';
import { formatListTime, formatMoneyText, StatusChip } from '@parcelway/look';
import { useTranslation } from 'react-i18next';
import type { MemberRefund } from '../../api/types';

/** A refund with its state, where it goes, and what staff said of it. */
export function RefundRow({ refund, of }: { refund: MemberRefund; of?: string }) {
  const { t } = useTranslation();
  const time = refund.settled_at || refund.create_time;
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, alignItems: 'center' }}>
        <b>{formatMoneyText(refund.amount, refund.currency)}</b>
        <StatusChip entity="refund" value={refund.status} />
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: 14, mt: 0.5, overflowWrap: 'anywhere' }}>
        {[of, t(`refund.to.${refund.destination}`), formatListTime(time)].filter(Boolean).join(' · ')}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: 14, overflowWrap: 'anywhere' }}>{refund.refund_no}</Box>
      {refund.answer !== '' && (
        <Box sx={{ fontSize: 14, mt: 0.5, overflowWrap: 'anywhere' }}>
          {t('refund.answer', { answer: refund.answer })}
        </Box>
      )}
    </>
  );
}
