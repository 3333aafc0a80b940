import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardPayment } from '../../api/types';
import { useAppearance } from '../../app/Appearance';
import { ErrorState, RowsSkeleton } from '../../ui/States';
import { loadStripe, type StripeBrowser, type StripeElements } from './stripe-js';

/** Stripe's own fields in our frame; nothing that is typed there is ours. */
export function StripeCard({
  payment,
  label,
  onSent,
}: {
  payment: CardPayment;
  label: string;
  onSent: () => void;
}) {
  const { t } = useTranslation();
  const { locale } = useAppearance();
  const frame = useRef<HTMLDivElement>(null);
  const [fields, setFields] = useState<{ stripe: StripeBrowser; elements: StripeElements } | null>(null);
  const [notLoaded, setNotLoaded] = useState<unknown>(null);
  const [tries, setTries] = useState(1);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    let gone = false;
    let close = (): void => undefined;
    loadStripe(payment.publishable_key).then(
      (stripe) => {
        if (gone || !frame.current) return;
        const elements = stripe.elements({
          clientSecret: payment.client_secret,
          locale: locale === 'en' ? 'en-GB' : 'zh',
        });
        const element = elements.create('payment');
        element.on('ready', () => setFields({ stripe, elements }));
        element.mount(frame.current);
        close = () => element.destroy();
      },
      (error: unknown) => {
        if (!gone) setNotLoaded(error);
      },
    );
    return () => {
      gone = true;
      close();
      setFields(null);
    };
  }, [payment.publishable_key, payment.client_secret, locale, tries]);

  const submit = async (): Promise<void> => {
    if (!fields) return;
    setBusy(true);
    setProblem('');
    const { error } = await fields.stripe.confirmPayment({
      elements: fields.elements,
      confirmParams: { return_url: new URL(payment.return_url, window.location.origin).href },
      redirect: 'if_required',
    });
    setBusy(false);
    // It was called off meanwhile: the page of the result knows why.
    if (!error || error.code === 'payment_intent_unexpected_state') onSent();
    else if (error.type !== 'validation_error') setProblem(error.message ?? t('payment.refused.other'));
  };
  if (notLoaded !== null)
    return (
      <ErrorState
        error={notLoaded}
        title={t('payment.card.notLoaded')}
        onRetry={() => {
          setNotLoaded(null);
          setTries(tries + 1);
        }}
      />
    );
  return (
    <>
      {!fields && <RowsSkeleton rows={1} height={200} />}
      <Box ref={frame} />
      {problem !== '' && (
        <Alert severity="error" role="alert" sx={{ mt: 2 }}>
          {problem}
        </Alert>
      )}
      <Button
        variant="contained"
        size="large"
        fullWidth
        disabled={!fields || busy}
        onClick={() => void submit()}
        sx={{ mt: 2 }}
      >
        {busy ? t('payment.card.busy') : label}
      </Button>
    </>
  );
}
