import CheckOutlined from '@mui/icons-material/CheckOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { PriceBreakdown, Tape } from '@parcelway/look';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Quote } from '../../api/types';
import { ErrorState } from '../../ui/States';
import type { Missing } from './place-form';

/** What the price is made of, or what it still needs. */
export interface SummaryState {
  quote: Quote | undefined;
  stale: boolean;
  error: unknown;
  onRetry: () => void;
  missing: readonly Missing[];
  refusal: string | undefined;
}

/** The lines of the price in a state of being fresh, counted anew, missing something, or failed. */
export function SummaryLines({ quote, stale, error, onRetry, missing, refusal }: SummaryState) {
  const { t } = useTranslation();
  const waiting = missing.length > 0;
  return (
    <>
      {quote && (
        <PriceBreakdown
          lines={quote.lines}
          total={quote.order_total_amount}
          currency={quote.currency}
          stale={stale || waiting}
        />
      )}
      {waiting && (
        <Box sx={{ fontSize: 14, mt: quote ? 2 : 0 }}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {t('place.missing')}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5, color: 'text.secondary' }}>
            {missing.map(({ what, no }) => (
              <li key={`${what}${no ?? ''}`}>{t(`place.missingOf.${what}`, { no })}</li>
            ))}
          </Box>
        </Box>
      )}
      {!waiting && error != null && !stale && <ErrorState error={error} onRetry={onRetry} kept />}
      {!waiting && refusal && !stale && (
        <Box role="alert" sx={{ color: 'error.main', fontSize: 14 }}>
          {t('place.refused', { text: refusal })}
        </Box>
      )}
      {quote && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1, fontSize: 12.5, lineHeight: 1.5 }}>
          {t('place.afterWeigh')}
        </Typography>
      )}
    </>
  );
}

/** Head of the summary: whether the figures are those of the form. */
export function SummaryHead({ quote, stale, missing }: Pick<SummaryState, 'quote' | 'stale' | 'missing'>) {
  const { t } = useTranslation();
  const busy = stale && missing.length === 0;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
      <Typography variant="h3" component="h2">
        {t('place.summary')}
      </Typography>
      <Box
        role="status"
        sx={{ display: 'flex', alignItems: 'center', gap: '5px', fontSize: 13, color: 'text.secondary' }}
      >
        {busy && (
          <>
            <CircularProgress size={14} aria-hidden />
            {t('place.counting')}
          </>
        )}
        {!busy && quote && missing.length === 0 && (
          <>
            <CheckOutlined sx={{ fontSize: 16 }} aria-hidden />
            {t('place.fresh')}
          </>
        )}
      </Box>
    </Box>
  );
}

/** The price as a paper with tape on it; stands at the right of laptops and at the end on phones. */
export function Summary({ state, children }: { state: SummaryState; children?: ReactNode }) {
  return (
    <Card
      component="aside"
      sx={{
        position: { md: 'sticky' },
        top: { md: 16 },
        mb: 1.5,
        overflow: 'hidden',
        maxHeight: { md: 'calc(100dvh - 32px)' },
        overflowY: { md: 'auto' },
      }}
    >
      <Tape />
      <Box sx={{ px: { xs: '14px', md: '20px' }, pt: { xs: '14px', md: '16px' }, pb: { xs: 1, md: 1.5 } }}>
        <SummaryHead {...state} />
      </Box>
      <Box sx={{ px: { xs: '14px', md: '20px' }, pb: { xs: '16px', md: '20px' } }}>
        <SummaryLines {...state} />
        {children}
      </Box>
    </Card>
  );
}
