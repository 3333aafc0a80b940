import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Quotes } from '@parcelway/contracts';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ChannelQuotes } from '../quote/ChannelQuotes';
import { useQuoted } from '../quote/useQuoted';
import { memberQuote, type MemberOrderForm } from './member-order';

/** The member's price on every channel, the lines of the chosen one, and why others cannot carry it. */
export function MemberQuote() {
  const translate = useTranslate();
  const form = useWatch() as MemberOrderForm;
  const { wanted, data, error } = useQuoted<Quotes>('/luggage-order/quote', memberQuote(form));
  if (wanted === null) return <Alert severity="info">{translate('placing.waiting')}</Alert>;
  const chosen = data?.quotes.find((one) => one.channel_id === Number(form.channel_id));
  return (
    <Box sx={{ display: 'grid', gap: 2 }} aria-live="polite">
      {error && <Alert severity="error">{error.message}</Alert>}
      {data && <ChannelQuotes {...data} chosen={chosen} label={translate('placing.quote')} />}
      {chosen && (
        <Card>
          <Table size="small" aria-label={translate('placing.quote')}>
            <TableHead>
              <TableRow>
                <TableCell>{translate('placing.line')}</TableCell>
                <TableCell>{translate('placing.detail')}</TableCell>
                <TableCell align="right">{translate('placing.amount')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {chosen.lines.map((line, index) => (
                <TableRow key={index}>
                  <TableCell>{line.text}</TableCell>
                  <TableCell>{line.detail}</TableCell>
                  <TableCell align="right">{line.amount}</TableCell>
                </TableRow>
              ))}
              <TableRow>
                <TableCell colSpan={2} sx={{ fontWeight: 700 }}>
                  {translate('placing.total')}
                </TableCell>
                <TableCell align="right" sx={{ fontWeight: 700 }}>
                  {chosen.order_total_amount} {chosen.currency}
                </TableCell>
              </TableRow>
              {form.price_override && (
                <TableRow>
                  <TableCell colSpan={2} sx={{ fontWeight: 700 }}>
                    {translate('placing.agreedTotal')}
                  </TableCell>
                  <TableCell align="right" sx={{ fontWeight: 700 }}>
                    {form.price_override} {chosen.currency}
                  </TableCell>
                </TableRow>
              )}
            </TableBody>
          </Table>
        </Card>
      )}
    </Box>
  );
}
