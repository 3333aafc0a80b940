import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import QrCode2Outlined from '@mui/icons-material/QrCode2Outlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { formatCountdown, formatMoneyText, Tape } from '@parcelway/look';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { ThirdPartyPayment } from '../../api/types';
import { Page } from '../../ui/Page';
import { ErrorState, RowsSkeleton } from '../../ui/States';
import { useIsPhone } from '../../ui/useIsPhone';
import { useCodePayment, usePaymentState } from './payment-api';
import { isOver, shownState, waysPageOf, whatToPay } from './payment-rules';
import { useNow } from './useNow';

const CODE_WIDTH = 232;

/** Paying by scanning a code with a wallet. Opening it again goes on with the same code; one that is over gives way to a new one. */
export function CodePayPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const what = whatToPay(params);
  const query = useCodePayment(what);
  const payment = query.data;
  const state = usePaymentState(payment?.payment_no ?? '').data;
  const isSettled = state !== undefined && ['succeeded', 'paidElsewhere'].includes(shownState(state));
  const result = `/return?payment_no=${payment?.payment_no ?? ''}`;
  useEffect(() => {
    if (isSettled) void navigate(result, { replace: true });
  }, [isSettled, navigate, result]);
  const ways =
    'order_no' in what
      ? `/confirmPayment?order_no=${encodeURIComponent(what.order_no)}`
      : waysPageOf({ bill_nos: what.bill_nos, ref_nos: state?.ref_nos ?? [] });
  return (
    <Page title={t('payment.code.title')} back={ways}>
      <Box sx={{ maxWidth: 560, mx: 'auto', pt: { xs: 1.5, md: 0 } }}>
        {query.isPending && <RowsSkeleton rows={1} height={420} />}
        {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
        {payment && !query.isError && (
          <Card sx={{ overflow: 'hidden' }}>
            <Tape />
            <Box sx={{ textAlign: 'center', p: '20px 16px' }}>
              <Box sx={{ color: 'text.secondary' }}>{t('payment.card.due')}</Box>
              <Box sx={{ fontSize: 36, lineHeight: 1.2, fontWeight: 700, letterSpacing: '-1px' }}>
                {formatMoneyText(payment.amount, payment.currency)}
              </Box>
              <LiveCode
                payment={payment}
                readAt={query.dataUpdatedAt}
                isOver={state !== undefined && isOver(state)}
                isBusy={query.isFetching}
                onAgain={() => void query.refetch()}
              />
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

/** The code with the time that is left; once it is over, the way to a new one. `readAt` is when it came, by the clock of this machine. */
function LiveCode({
  payment: { qr_code: code, expires_at, server_time },
  readAt,
  isOver: isEnded,
  isBusy,
  onAgain,
}: {
  payment: ThirdPartyPayment;
  readAt: number;
  isOver: boolean;
  isBusy: boolean;
  onAgain: () => void;
}) {
  const { t } = useTranslation();
  const phone = useIsPhone();
  const now = useNow(1000);
  const left = expires_at - server_time - Math.max(0, now - Math.floor(readAt / 1000));
  const isGone = isEnded || code === '' || left <= 0;
  if (isGone)
    return (
      <Box sx={{ mt: 2 }} role="status">
        <QrCode2Outlined sx={{ fontSize: 64, color: 'text.secondary' }} aria-hidden />
        <Box sx={{ fontWeight: 600, mb: 0.5 }}>{t('payment.code.gone')}</Box>
        <Box sx={{ color: 'text.secondary', mb: 2 }}>{t('payment.code.goneText')}</Box>
        <Button variant="contained" size="large" fullWidth disabled={isBusy} onClick={onAgain}>
          {t('payment.code.again')}
        </Button>
      </Box>
    );
  return (
    <Box sx={{ mt: 2 }}>
      <Picture text={code} />
      <Box sx={{ mt: 1.5, fontWeight: 600 }}>{t('payment.code.scan')}</Box>
      <Box sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {t('payment.code.left', { time: formatCountdown(left) })}
      </Box>
      {/^https?:\/\//.test(code) && (
        <Button
          variant={phone ? 'contained' : 'outlined'}
          size="large"
          fullWidth
          href={code}
          target="_blank"
          rel="noopener noreferrer"
          startIcon={<OpenInNewOutlined />}
          sx={{ mt: 2 }}
        >
          {t('payment.code.open')}
        </Button>
      )}
      <Box sx={{ mt: 1.5, fontSize: 12.5, color: 'text.secondary' }}>{t('payment.code.waits')}</Box>
    </Box>
  );
}

function Picture({ text }: { text: string }) {
  const { t } = useTranslation();
  const { data } = useQuery({
    queryKey: ['payment', 'code-picture', text],
    queryFn: () => pictureOf(text),
    staleTime: Infinity,
  });
  if (!data) return <Skeleton variant="rounded" width={CODE_WIDTH} height={CODE_WIDTH} sx={{ mx: 'auto' }} />;
  return (
    <Box
      component="img"
      src={data}
      alt={t('payment.code.picture')}
      sx={{ width: CODE_WIDTH, height: CODE_WIDTH, borderRadius: '8px', border: 1, borderColor: 'divider' }}
    />
  );
}

/** Dark on white in either look: that is what telephones read. */
async function pictureOf(text: string): Promise<string> {
  const { drawingSVG, qrcode } = await import('bwip-js/browser');
  const options = { bcid: 'qrcode', text, eclevel: 'M', padding: 4, backgroundcolor: 'ffffff' };
  return `data:image/svg+xml,${encodeURIComponent(qrcode(options, drawingSVG()))}`;
}
