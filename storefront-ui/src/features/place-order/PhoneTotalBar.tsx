import ExpandLessOutlined from '@mui/icons-material/ExpandLessOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import { formatMoneyText, StickyBar, Tape } from '@parcelway/look';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SummaryHead, SummaryLines, type SummaryState } from './Summary';

/** The phone's bar: total, its lines in a drawer, and the main action. */
export function PhoneTotalBar({
  state,
  boxes,
  children,
}: {
  state: SummaryState;
  boxes: number;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { quote, stale } = state;
  return (
    <StickyBar label={t('nav.actions')}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1.5 }}>
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ fontSize: 12, lineHeight: 1.5, color: 'text.secondary' }}>
            {t('place.totalBoxes', { boxes: t('unit.boxes', { count: boxes }) })}
          </Box>
          <Box sx={{ display: 'flex', alignItems: 'baseline', gap: '6px' }}>
            <Box
              component="b"
              aria-live="polite"
              sx={{ fontSize: 22, lineHeight: 1.2, opacity: stale ? 0.5 : 1 }}
            >
              {formatMoneyText(quote?.order_total_amount, quote?.currency)}
            </Box>
            <Link
              component="button"
              type="button"
              onClick={() => setOpen(true)}
              sx={{ display: 'inline-flex', alignItems: 'center', fontSize: 13, py: '6px' }}
            >
              {t('place.details')}
              <ExpandLessOutlined sx={{ fontSize: 16 }} aria-hidden />
            </Link>
          </Box>
        </Box>
        {children}
      </Box>
      <SwipeableDrawer
        anchor="bottom"
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        disableSwipeToOpen
        slotProps={{
          root: { keepMounted: false },
          paper: { sx: { borderRadius: '14px 14px 0 0', maxHeight: '85dvh' } },
        }}
      >
        <Tape />
        <Box sx={{ p: 2.5 }}>
          <SummaryHead {...state} />
          <Box sx={{ mt: 1.5 }}>
            <SummaryLines {...state} />
          </Box>
        </Box>
      </SwipeableDrawer>
    </StickyBar>
  );
}
