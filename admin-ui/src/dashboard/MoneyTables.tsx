import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Receivable, Takings } from '@parcelway/contracts';
import { DayBars, formatMoneyText } from '@parcelway/look';
import { useTranslate } from 'react-admin';
import { paymentWays } from '../i18n/enum-words';
import { inLocale } from '../i18n/field-words';
import { useLanguage } from '../i18n/useLanguage';
import type { ShownFigures } from './figures-api';

const CHART_HEIGHT = 140;
/** With more days their amounts would run into each other; they stand in the table. */
const MOST_NAMED = 10;
const FIGURE = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

/** The figures as a chart of the days and as tables. */
export function MoneyTables({ figures }: { figures: ShownFigures }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { currency, days, total, ways, channels, salesmen, receivables } = figures;
  const money = (amount: string): string => formatMoneyText(amount, currency);
  const nameOf = ({ name }: { readonly name: string }): string => name || translate('figures.none');
  return (
    <Box sx={{ px: 2, pb: 2 }}>
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1, m: 0, py: 1 }}>
        <Sum label={translate('figures.taken')} value={money(total.taken)} />
        <Sum label={translate('figures.refunded')} value={money(total.refunded)} />
        <Sum label={translate('figures.net')} value={money(total.net)} />
        <Sum label={translate('figures.payments')} value={String(total.payments)} />
      </Box>
      {total.payments === 0 && <Typography color="text.secondary">{translate('figures.nothing')}</Typography>}
      <DayBars
        tone="money"
        height={CHART_HEIGHT}
        label={translate('figures.chart', { from: days[0]?.day, to: days.at(-1)?.day, currency })}
        // Heights only; what is read are the server's decimal strings.
        bars={days.map(({ net }) => ({
          value: Number(net),
          text: days.length > MOST_NAMED ? '' : money(net),
        }))}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
        }}
      >
        <TakingsTable
          title={translate('figures.byWay')}
          rows={ways.map((row) => ({ ...row, name: inLocale(paymentWays[row.way], language) }))}
          money={money}
        />
        <Receivables rows={receivables} money={money} />
        <TakingsTable
          title={translate('figures.byChannel')}
          rows={channels.map((row) => ({ ...row, name: nameOf(row) }))}
          money={money}
        />
        <TakingsTable
          title={translate('figures.bySalesman')}
          rows={salesmen.map((row) => ({ ...row, name: nameOf(row) }))}
          money={money}
        />
        <TakingsTable
          title={translate('figures.byDay')}
          rows={days
            .filter(({ payments, refunded }) => payments > 0 || /[1-9]/.test(refunded))
            .map((row) => ({ ...row, name: row.day }))}
          money={money}
        />
      </Box>
    </Box>
  );
}

function Sum({ label, value }: { label: string; value: string }) {
  return (
    <Box>
      <Typography component="dt" variant="caption" color="text.secondary">
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0, fontSize: 22, fontWeight: 700, ...FIGURE }}>
        {value}
      </Box>
    </Box>
  );
}

const COLUMNS = ['taken', 'refunded', 'net', 'payments'] as const;

function TakingsTable({
  title,
  rows,
  money,
}: {
  title: string;
  rows: readonly (Takings & { readonly name: string })[];
  money: (amount: string) => string;
}) {
  const translate = useTranslate();
  if (rows.length === 0) return null;
  return (
    <TableContainer tabIndex={0} role="region" aria-label={title}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{title}</TableCell>
            {COLUMNS.map((name) => (
              <TableCell key={name} align="right">
                {translate(`figures.${name}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ name, taken, refunded, net, payments }, at) => (
            <TableRow key={at}>
              <TableCell>{name}</TableCell>
              {[money(taken), money(refunded), money(net), String(payments)].map((text, column) => (
                <TableCell key={column} align="right" sx={FIGURE}>
                  {text}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function Receivables({ rows, money }: { rows: readonly Receivable[]; money: (amount: string) => string }) {
  const translate = useTranslate();
  const title = translate('figures.receivables');
  return (
    <TableContainer tabIndex={0} role="region" aria-label={title}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{title}</TableCell>
            <TableCell align="right">{translate('figures.bills')}</TableCell>
            <TableCell align="right">{translate('figures.amount')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ days: from, bills, amount }, at) => {
            const next = rows[at + 1]?.days;
            return (
              <TableRow key={from}>
                <TableCell>
                  {next === undefined
                    ? translate('figures.older', { from })
                    : translate('figures.days', { from, to: next - 1 })}
                </TableCell>
                <TableCell align="right" sx={FIGURE}>
                  {bills}
                </TableCell>
                <TableCell align="right" sx={FIGURE}>
                  {money(amount)}
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
      <Typography variant="caption" color="text.secondary" sx={{ px: 2 }}>
        {translate('figures.receivablesHint')}
      </Typography>
    </TableContainer>
  );
}
