import LockOutlined from '@mui/icons-material/LockOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { formatMoneyText, Tape } from '@parcelway/look';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { CardPayment } from '../../api/types';
import { Page } from '../../ui/Page';
import { ErrorState, RowsSkeleton } from '../../ui/States';
import { emptyCard, refusalOf, type CardForm } from './card-form';
import { confirmCard } from './card-provider';
import { CardFields } from './CardFields';
import { useCardPayment } from './payment-api';
import { whatToPay } from './payment-rules';
import { StripeCard } from './StripeCard';

/** Paying by card. Opening it again, or coming back to it, goes on with the same payment. */
export function CardPayPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const what = whatToPay(params);
  const query = useCardPayment(what);
  const payment = query.data;
  const ways =
    'order_no' in what
      ? `/confirmPayment?order_no=${encodeURIComponent(what.order_no)}`
      : `/orderPayment?bill_nos=${what.bill_nos.join(',')}`;
  const isOver = payment?.client_secret === '';
  const toResult = (): void => void navigate(payment?.return_url ?? '/', { replace: true });
  useEffect(() => {
    if (isOver && payment) void navigate(payment.return_url, { replace: true });
  }, [isOver, payment, navigate]);
  const label = payment
    ? t('payment.card.submit', { amount: formatMoneyText(payment.amount, payment.currency) })
    : '';
  return (
    <Page title={t('payment.card.title')} back={ways}>
      <Box sx={{ maxWidth: 560, mx: 'auto', pt: { xs: 1.5, md: 0 } }}>
        {query.isPending && <RowsSkeleton rows={1} height={320} />}
        {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
        {payment && !isOver && (
          <Card sx={{ overflow: 'hidden' }}>
            <Tape />
            <Box sx={{ textAlign: 'center', p: '20px 16px 4px' }}>
              <Box sx={{ color: 'text.secondary' }}>{t('payment.card.due')}</Box>
              <Box sx={{ fontSize: 36, lineHeight: 1.2, fontWeight: 700, letterSpacing: '-1px' }}>
                {formatMoneyText(payment.amount, payment.currency)}
              </Box>
            </Box>
            <Box sx={{ p: 2 }}>
              {payment.provider === 'stripe' ? (
                <StripeCard payment={payment} label={label} onSent={toResult} />
              ) : (
                <OwnFields payment={payment} label={label} onSent={toResult} />
              )}
              <Box sx={{ display: 'flex', gap: '6px', fontSize: 12.5, color: 'text.secondary', mt: 1.5 }}>
                <LockOutlined sx={{ fontSize: 16, mt: '1px' }} aria-hidden />
                {t('payment.card.private')}
              </Box>
            </Box>
          </Card>
        )}
        <Button component={Link} to={ways} fullWidth sx={{ mt: 1.5 }}>
          {t('payment.card.another')}
        </Button>
      </Box>
    </Page>
  );
}

/** Fields for the card provider of this machine. Pressed once, the button is locked until there is an answer. */
function OwnFields({ payment, label, onSent }: { payment: CardPayment; label: string; onSent: () => void }) {
  const { t } = useTranslation();
  const form = useForm<CardForm>({ defaultValues: emptyCard, mode: 'onTouched' });
  const [problem, setProblem] = useState('');
  const [leaving, setLeaving] = useState(false);
  const busy = form.formState.isSubmitting || leaving;
  const submit = form.handleSubmit(async (card) => {
    setProblem('');
    const answer = await confirmCard(payment, card);
    if (answer.outcome === 'step') {
      setLeaving(true);
      window.location.assign(answer.url);
    } else if (answer.outcome === 'refused') {
      const { field, word } = refusalOf(answer.code);
      const message = t(`payment.refused.${word}`);
      if (field) form.setError(field, { type: 'server', message }, { shouldFocus: true });
      else setProblem(message);
    } else onSent();
  });
  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)}>
      <CardFields form={form} disabled={busy} />
      {problem !== '' && (
        <Alert severity="error" role="alert" sx={{ mt: 2 }}>
          {problem}
        </Alert>
      )}
      <Button type="submit" variant="contained" size="large" fullWidth disabled={busy} sx={{ mt: 2 }}>
        {busy ? t('payment.card.busy') : label}
      </Button>
      <Alert severity="info" sx={{ mt: 2 }}>
        {t('payment.card.demo')}
      </Alert>
    </Box>
  );
}
