import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { compareDecimals } from '@parcelway/look';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/Section';
import { AskRefund } from './AskRefund';
import { useRefundable, useRefundsOf } from './refund-api';
import { RefundRow } from './RefundRow';

/** What went back of an order or is asked for, and asking for more while there is any. */
export function OrderRefunds({ refNo }: { refNo: string }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const left = useRefundable(refNo).data;
  const refunds = useRefundsOf(refNo).data?.list ?? [];
  const canAsk = left && !left.has_pending && compareDecimals(left.amount, '0') > 0;
  if (!canAsk && refunds.length === 0) return null;
  return (
    <Section
      title={t('refund.list')}
      end={
        canAsk && (
          <Button size="small" onClick={() => setAsking(true)}>
            {t('refund.ask')}
          </Button>
        )
      }
    >
      {refunds.length === 0 ? (
        <Box sx={{ color: 'text.secondary', fontSize: 14 }}>{t('refund.noneYet')}</Box>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
          {refunds.map((refund) => (
            <li key={refund.refund_no}>
              <RefundRow refund={refund} />
            </li>
          ))}
        </Box>
      )}
      {isAsking && left && <AskRefund refNo={refNo} left={left} onClose={() => setAsking(false)} />}
    </Section>
  );
}
