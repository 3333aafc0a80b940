import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Divider from '@mui/material/Divider';
import { formatCountdown, formatDeadline, formatMoneyText, Tape } from '@parcelway/look';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppearance } from '../../app/Appearance';

/** A paper with tape on it: the amount, until when in words, what it is for. `due` and `now` are epoch seconds, `due` 0 = no limit. */
export function AmountPaper({
  amount,
  currency,
  due,
  late,
  now,
  children,
}: {
  amount: string;
  currency: string;
  due: number;
  /** Words for a time to pay that has passed. */
  late: string;
  now: number;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const { locale } = useAppearance();
  const isLate = due > 0 && due <= now;
  return (
    <Card sx={{ overflow: 'hidden' }}>
      <Tape />
      <Box sx={{ textAlign: 'center', p: '22px 16px 20px' }}>
        <Box sx={{ color: 'text.secondary' }}>{t('order.payment.due')}</Box>
        <Box
          sx={{ fontSize: 44, lineHeight: 1.15, fontWeight: 700, letterSpacing: '-1px', mt: '2px', mb: 1 }}
        >
          {formatMoneyText(amount, currency)}
        </Box>
        {due > 0 && (
          <Box
            sx={(theme) => {
              const tone = theme.palette.tones[isLate ? 'danger' : 'warning'];
              return {
                display: 'inline-flex',
                alignItems: 'center',
                gap: '6px',
                minHeight: 24,
                px: '9px',
                py: '2px',
                borderRadius: '6px',
                fontSize: 12.5,
                fontWeight: 600,
                bgcolor: tone.bg,
                color: tone.fg,
              };
            }}
          >
            <ScheduleOutlined sx={{ fontSize: 15 }} aria-hidden />
            {isLate ? (
              late
            ) : (
              <span>
                {t('order.payment.deadline', { time: formatDeadline(due, locale) })}
                <span aria-hidden>
                  {locale === 'en' ? ', ' : '，'}
                  {t('order.payment.left', { time: formatCountdown(due - now) })}
                </span>
              </span>
            )}
          </Box>
        )}
      </Box>
      <Divider sx={{ mx: 2 }} />
      <Box sx={{ p: '10px 16px 12px' }}>{children}</Box>
    </Card>
  );
}
