import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { formatMoneyText, Tape } from '@parcelway/look';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { Page } from '../../ui/Page';
import { EmptyState, ErrorState, RowsSkeleton, useErrorText } from '../../ui/States';
import { useBills, usePaymentWays, usePayOutside, type Proof } from './payment-api';
import { dueOf, waysPageOf, whatToPay, type WhatToPay } from './payment-rules';
import { TransferFields } from './TransferFields';

/** One bill is asked for by its number, since a recharge is in no list of what is due. */
function billsAsked(what: WhatToPay): Parameters<typeof useBills>[0] {
  if ('order_no' in what) return { ref_no: what.order_no };
  const [only, ...more] = what.bill_nos;
  return only !== undefined && more.length === 0 ? { bill_no: only } : { pay_status: 1 };
}

/** Paying by a transfer: the account, then the proof of it. Staff look for the money; until then the bill waits. */
export function TransferPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const [params] = useSearchParams();
  const what = whatToPay(params);
  const bills = useBills(billsAsked(what));
  const due = bills.data ? dueOf(what, bills.data.list) : null;
  const ways = usePaymentWays(due?.billType ?? '', due?.currency ?? '', due !== null);
  const pay = usePayOutside();
  const [proof, setProof] = useState<Proof | null>(null);
  const [note, setNote] = useState('');
  const back =
    'order_no' in what
      ? `/confirmPayment?order_no=${encodeURIComponent(what.order_no)}`
      : waysPageOf({ bill_nos: what.bill_nos, ref_nos: [] });
  const offline = ways.data?.list.find(({ code }) => code === 'offline');
  const submit = (): void => {
    if (!proof) return;
    pay.mutate(
      { ...what, proof_file: proof.id, note },
      {
        onSuccess: ({ payment_no: no }) => void navigate(`/return?payment_no=${no}`, { replace: true }),
      },
    );
  };
  return (
    <Page title={t('payment.transfer.title')} back={back}>
      <Box sx={{ maxWidth: 560, mx: 'auto', pt: { xs: 1.5, md: 0 } }}>
        {bills.isPending && <RowsSkeleton rows={1} height={420} />}
        {bills.isError && <ErrorState error={bills.error} onRetry={() => void bills.refetch()} />}
        {bills.data && !due && (
          <EmptyState
            icon={<TaskAltOutlined />}
            title={t('payment.many.empty')}
            text={t('payment.many.emptyText')}
          />
        )}
        {due && (
          <Card sx={{ overflow: 'hidden' }}>
            <Tape />
            <Box sx={{ textAlign: 'center', p: '20px 16px 4px' }}>
              <Box sx={{ color: 'text.secondary' }}>{t('payment.card.due')}</Box>
              <Box sx={{ fontSize: 36, lineHeight: 1.2, fontWeight: 700, letterSpacing: '-1px' }}>
                {formatMoneyText(due.amount, due.currency)}
              </Box>
            </Box>
            <Box sx={{ p: 2 }}>
              <TransferFields
                instructions={offline?.instructions ?? ''}
                proof={proof}
                onProof={setProof}
                note={note}
                onNote={setNote}
                disabled={pay.isPending}
              />
              {pay.isError && (
                <Alert severity="error" role="alert" sx={{ mt: 2 }}>
                  {errorText(pay.error)}
                </Alert>
              )}
              <Button
                variant="contained"
                size="large"
                fullWidth
                disabled={!proof || pay.isPending}
                onClick={submit}
                sx={{ mt: 2 }}
              >
                {t(pay.isPending ? 'payment.transfer.busy' : 'payment.transfer.submit')}
              </Button>
            </Box>
          </Card>
        )}
        <Button component={Link} to={back} fullWidth sx={{ mt: 1.5 }}>
          {t('payment.card.another')}
        </Button>
      </Box>
    </Page>
  );
}
