import Box from '@mui/material/Box';
import { formatMoneyText } from '../format/money';
import { useLocale, type Locale } from '../locale';
import { shownPriceLines, type PriceLine } from '../price-lines';

const totalWord: Record<Locale, string> = { 'zh-cn': '合计', en: 'Total' };

/**
 * A price with its lines: words, small arithmetic, amount; discounts green with a minus; the total 30 px under a
 * thick rule and announced when it changes. `stale` dims figures that no longer belong to the form.
 */
export function PriceBreakdown({
  lines,
  total,
  currency = 'GBP',
  locale,
  stale = false,
  totalLabel,
}: {
  lines: readonly PriceLine[];
  total?: string | null | undefined;
  currency?: string;
  locale?: Locale | undefined;
  stale?: boolean;
  totalLabel?: string;
}) {
  const language = useLocale(locale);
  return (
    <Box sx={{ opacity: stale ? 0.5 : 1, transition: 'opacity 120ms' }} aria-busy={stale}>
      <Box component="dl" sx={{ m: 0 }}>
        {shownPriceLines(lines, language).map((line, index) => (
          <Box
            key={`${line.code}-${index}`}
            sx={(theme) => ({
              display: 'flex',
              justifyContent: 'space-between',
              gap: 1.5,
              py: '7px',
              fontSize: 14.5,
              color: line.kind === 'discount' ? theme.palette.tones.success.fg : 'text.primary',
              ...(line.kind === 'subtotal' && {
                borderTop: 1,
                borderColor: 'divider',
                mt: '6px',
                pt: '10px',
              }),
            })}
          >
            <Box component="dt" sx={{ fontWeight: line.kind === 'subtotal' ? 600 : 400, minWidth: 0 }}>
              {line.text}
              {line.detail && (
                <Box
                  component="small"
                  sx={{ display: 'block', color: 'text.secondary', fontSize: 12.5, lineHeight: 1.45 }}
                >
                  {line.detail}
                </Box>
              )}
            </Box>
            <Box component="dd" sx={{ m: 0, fontWeight: 600, whiteSpace: 'nowrap' }}>
              {formatMoneyText(line.amount, currency)}
            </Box>
          </Box>
        ))}
      </Box>
      {total != null && (
        <Box
          aria-live="polite"
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            alignItems: 'baseline',
            borderTop: 2,
            borderColor: 'text.primary',
            mt: 1,
            pt: 1.5,
          }}
        >
          <Box component="span" sx={{ fontWeight: 600 }}>
            {totalLabel ?? totalWord[language]}
          </Box>
          <Box
            component="span"
            sx={{ fontSize: 30, lineHeight: 1.1, fontWeight: 700, letterSpacing: '-0.5px' }}
          >
            {formatMoneyText(total, currency)}
          </Box>
        </Box>
      )}
    </Box>
  );
}
