import Box from '@mui/material/Box';
import { formatKg, formatMoneyText } from '@parcelway/look';
import { useTranslation } from 'react-i18next';
import type { QuoteBox } from '../../api/types';

/** How a box is charged: volumetric and charged weight, why, and the freight; or the reason why it cannot go. */
export function CalcStrip({
  box,
  currency,
  stale,
  refusal,
}: {
  box: QuoteBox | undefined;
  currency: string;
  stale: boolean;
  refusal: string | undefined;
}) {
  const { t } = useTranslation();
  if (refusal) {
    return (
      <Box
        role="alert"
        sx={(theme) => ({
          mt: '14px',
          p: '10px 14px',
          borderRadius: '6px',
          fontSize: 13.5,
          bgcolor: theme.palette.tones.danger.bg,
          color: theme.palette.tones.danger.fg,
        })}
      >
        {t('place.refused', { text: refusal })}
      </Box>
    );
  }
  const facts = box
    ? [
        [t('place.volWeight'), formatKg(box.vol_weight)],
        [t('place.chargedWeight'), formatKg(box.charged_weight)],
        [t('place.basis'), t(`place.basisOf.${box.basis}`)],
        [
          box.steps > 0 ? t('place.steps', { steps: box.steps }) : t('place.stepsNone'),
          formatMoneyText(box.freight, currency),
        ],
      ]
    : [];
  return (
    <Box
      component={box ? 'dl' : 'p'}
      sx={{
        m: 0,
        mt: '14px',
        p: '10px 14px',
        borderRadius: '6px',
        bgcolor: 'primary.light',
        display: 'grid',
        gridTemplateColumns: box ? { xs: '1fr 1fr', md: 'repeat(4, auto)' } : '1fr',
        justifyContent: 'space-between',
        gap: '8px 16px',
        fontSize: 13,
        color: 'text.secondary',
        opacity: stale && box ? 0.5 : 1,
      }}
    >
      {!box && t('place.calcWait')}
      {facts.map(([name, value], index) => (
        <div key={index}>
          <dt>{name}</dt>
          <Box
            component="dd"
            sx={{
              m: 0,
              fontSize: 15,
              fontWeight: index === 2 ? 400 : 600,
              color: index === 3 ? 'primary.main' : 'text.primary',
            }}
          >
            {value}
          </Box>
        </div>
      ))}
    </Box>
  );
}
