import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import type { UseQueryResult } from '@tanstack/react-query';
import { barColours, calendarDay, DayBars, type DayBar } from '@parcelway/look';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppearance } from '../../app/Appearance';
import { ErrorState, RowsSkeleton } from '../../ui/States';
import { changeText } from '../records/record-text';
import type { Overview } from './overview-api';

const AXIS_WIDTH = 40;
/** A row without bars needs no room. */
const STILL_HEIGHT = 12;

/** `+£20.00` without its pound sign and empty pence: the head says the currency. */
const shortMoney = (amount: string): string =>
  changeText('money', amount).replace('£', '').replace('.00', '');
/** Heights only; what is read are the server's decimal strings. */
const moneyBars = (money: readonly string[]): readonly DayBar[] =>
  money.map((amount) => ({ value: Number(amount), text: shortMoney(amount) }));
const scoreBars = (score: readonly number[]): readonly DayBar[] =>
  score.map((value) => ({ value, text: changeText('score', String(value)) }));

function Legend() {
  const { t } = useTranslation();
  const { up, down } = barColours(useTheme().palette.primary.main);
  const mark = (colour: string, word: string) => (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      <Box component="span" sx={{ width: 10, height: 10, borderRadius: '2px', bgcolor: colour }} />
      {word}
    </Box>
  );
  return (
    <Box aria-hidden sx={{ display: 'flex', gap: 2, fontSize: 13, color: 'text.secondary' }}>
      {mark(up, t('account.week.income'))}
      {mark(down, t('account.week.spending'))}
    </Box>
  );
}

/** The one day axis under both rows; today is named as such. */
function DayAxis({ days }: { days: readonly string[] }) {
  const { t } = useTranslation();
  const { locale } = useAppearance();
  return (
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        gridTemplateColumns: `repeat(${days.length}, 1fr)`,
        pl: `${AXIS_WIDTH}px`,
        fontSize: 11,
        lineHeight: 1.45,
        textAlign: 'center',
        color: 'text.secondary',
      }}
    >
      {days.map((day, index) => {
        const isToday = index === days.length - 1;
        return (
          <Box key={day} sx={isToday ? { fontWeight: 700, color: 'text.primary' } : undefined}>
            {index === 0 ? day.slice(5) : Number(day.slice(8))}
            <br />
            {isToday ? t('account.week.today') : calendarDay(day, locale)?.weekday}
          </Box>
        );
      })}
    </Box>
  );
}

function Numbers({ id, week }: { id: string; week: Overview }) {
  const { t } = useTranslation();
  return (
    <Table id={id} size="small" aria-label={t('account.week.title')} sx={{ mt: 1.5 }}>
      <TableHead>
        <TableRow>
          <TableCell>{t('account.week.day')}</TableCell>
          <TableCell align="right">{t('account.week.money')}</TableCell>
          <TableCell align="right">{t('account.week.score')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {week.days.map((day, index) => (
          <TableRow key={day}>
            <TableCell component="th" scope="row">
              {day}
            </TableCell>
            <TableCell align="right">{changeText('money', week.money[index] ?? '0.00')}</TableCell>
            <TableCell align="right">{changeText('score', String(week.score[index] ?? 0))}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Charts({ week }: { week: Overview }) {
  const { t } = useTranslation();
  const numbersId = useId();
  const [open, setOpen] = useState(false);
  const isStill = week.score.every((one) => one === 0) && week.money.every((one) => Number(one) === 0);
  const row = (key: 'money' | 'score', bars: readonly DayBar[], height: number) => {
    const name = t(`account.week.${key}`);
    const told = bars.map((bar, index) => `${week.days[index] ?? ''} ${bar.text}`).join('; ');
    return (
      <>
        <Typography component="h3" sx={{ fontSize: 12, fontWeight: 600, mt: 1 }}>
          {name}
        </Typography>
        <DayBars
          bars={bars}
          label={`${name}: ${told}`}
          height={bars.every((bar) => bar.value === 0) ? STILL_HEIGHT : height}
          tone={key === 'money' ? 'money' : 'neutral'}
        />
      </>
    );
  };
  return (
    <>
      {row('money', moneyBars(week.money), 96)}
      {row('score', scoreBars(week.score), 52)}
      <DayAxis days={week.days} />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1 }}>
        <Button
          size="small"
          aria-expanded={open}
          aria-controls={open ? numbersId : undefined}
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'account.week.hide' : 'account.week.show')}
        </Button>
        {isStill && (
          <Typography variant="body2" color="text.secondary">
            {t('account.week.none')}
          </Typography>
        )}
      </Box>
      {open && <Numbers id={numbersId} week={week} />}
    </>
  );
}

/** Seven days of balance and score: two rows of bars on one axis of days, and the numbers behind a button. */
export function SevenDays({ query }: { query: UseQueryResult<Overview> }) {
  const { t } = useTranslation();
  return (
    <Card component="section" sx={{ px: { xs: '14px', md: '20px' }, py: 2 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2, mb: 1 }}>
        <Typography variant="h3" component="h2">
          {t('account.week.title')}
        </Typography>
        <Legend />
      </Box>
      {query.isPending && <RowsSkeleton rows={2} height={110} />}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && <Charts week={query.data} />}
    </Card>
  );
}
