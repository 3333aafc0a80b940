import LockOutlined from '@mui/icons-material/LockOutlined';
import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ApiError } from '@parcelway/client';
import { formatMoneyText, StickyBar } from '@parcelway/look';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { PaidFromBalance } from '../../api/types';
import { Page } from '../../ui/Page';
import { useErrorText } from '../../ui/States';
import { useIsPhone } from '../../ui/useIsPhone';
import { usePayFromBalance, usePaymentWays } from './payment-api';
import { chosenWay, pageOfWay, shownWays, type ToBePaid } from './payment-rules';
import { WaysToPay } from './WaysToPay';

/** What the button says, by way. */
const SUBMIT = {
  balance: 'order.payment.submit',
  card: 'order.payment.toCard',
  third_party: 'order.payment.toCode',
  offline: 'order.payment.toTransfer',
} as const;

/**
 * The page on which a payment is confirmed: what it is for (`children`), the ways, and one button that carries the amount, at the foot of a phone.
 * `due` is what would be paid, null while there is nothing; `isOpen` says that it may be paid now; `resultOf` where the result is shown.
 */
export function PayPage({
  title,
  back,
  due,
  isOpen,
  resultOf,
  running,
  children,
}: {
  title: string;
  back: string;
  due: ToBePaid | null;
  isOpen: boolean;
  resultOf: (paid: PaidFromBalance) => string;
  /** What the amount is the sum of, above the button. */
  running?: ReactNode;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const phone = useIsPhone();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const pay = usePayFromBalance();
  const offered = usePaymentWays(due?.billType ?? '', due?.currency ?? '', due !== null, due?.amount);
  const [picked, setPicked] = useState<string | null>(null);
  const others = offered.isPlaceholderData ? [] : offered.data?.others;
  const ways = due && offered.data ? shownWays({ ...offered.data, others: others ?? [] }, due.amount) : [];
  const way = chosenWay(ways, picked);
  const isReady = isOpen && way !== null && !pay.isPending;
  const submit = (): void => {
    if (!due || !way) return;
    const { code, other } = way;
    const from = other && { wallet_currency: other.currency, rate: other.rate };
    if (code === 'balance')
      pay.mutate(
        { ...due.what, ...from },
        { onSuccess: (paid) => void navigate(resultOf(paid), { replace: true }) },
      );
    else void navigate(pageOfWay(code, due.what));
  };
  const isUnknown = pay.error instanceof ApiError && !pay.error.definite;
  const isShort = ways.some(({ code, balance }) => code === 'balance' && balance?.enough === false);
  const taken = way?.other ?? due;
  const amount = taken ? formatMoneyText(taken.amount, taken.currency) : '';
  const button = due && (
    <>
      {running}
      {pay.isError && (
        <Alert severity="error" role="alert" sx={{ mb: 1.5 }}>
          {errorText(pay.error)}
          {isUnknown && <Box>{t('order.payment.unknown')}</Box>}
        </Alert>
      )}
      <Button variant="contained" size="large" fullWidth disabled={!isReady} onClick={submit}>
        {pay.isPending ? t('order.payment.busy') : t(SUBMIT[way?.code ?? 'balance'], { amount })}
      </Button>
      <Box sx={{ textAlign: 'center', fontSize: 12.5, color: 'text.secondary', mt: 1 }}>
        {t('order.payment.once')}
      </Box>
    </>
  );
  return (
    <Page
      title={title}
      back={back}
      end={
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: '5px',
            fontSize: 13,
            color: 'text.secondary',
            pr: { xs: '14px', md: 0 },
            whiteSpace: 'nowrap',
          }}
        >
          <LockOutlined sx={{ fontSize: 16 }} aria-hidden />
          {t('order.payment.secure')}
        </Box>
      }
      foot={phone && button && <StickyBar label={t('nav.actions')}>{button}</StickyBar>}
    >
      <Box sx={{ maxWidth: 560, mx: 'auto', pt: { xs: 1.5, md: 0 } }}>
        {children}
        {due && ways.length > 0 && (
          <WaysToPay
            ways={ways}
            chosen={way?.key ?? null}
            currency={due.currency}
            busy={pay.isPending}
            onChoose={setPicked}
          />
        )}
        {due && offered.isError && (
          <Alert severity="error" role="alert" sx={{ mt: '14px' }}>
            {errorText(offered.error)}
          </Alert>
        )}
        {isShort && isOpen && !way?.other && (
          <Alert
            severity="warning"
            sx={{ mt: '14px' }}
            action={
              <Button size="small" color="inherit" component={Link} to="/user/account/recharge">
                {t('records.recharge')}
              </Button>
            }
          >
            {t('order.payment.topUp')}
          </Alert>
        )}
        {due && (
          <Alert severity="info" icon={<VerifiedUserOutlined fontSize="small" />} sx={{ mt: '14px' }}>
            {t('order.payment.note')}
          </Alert>
        )}
        {!phone && button && <Box sx={{ mt: 3 }}>{button}</Box>}
      </Box>
    </Page>
  );
}
