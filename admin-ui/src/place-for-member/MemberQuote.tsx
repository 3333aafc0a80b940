import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Quotes } from '@parcelway/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useSettled } from '../crud/useSettled';
import { callRest } from '../providers/rest';
import { memberQuote, type MemberOrderForm } from './member-order';

/** The member's price on every channel, the lines of the chosen one, and why others cannot carry it. */
export function MemberQuote() {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const form = useWatch() as MemberOrderForm;
  const wanted = useSettled(JSON.stringify(memberQuote(form)));
  const { data, error } = useQuery({
    queryKey: ['quote-for-member', wanted],
    queryFn: () => callRest<Quotes>('POST', '/luggage-order/quote', JSON.parse(wanted)),
    enabled: wanted !== 'null',
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (wanted === 'null') return <Alert severity="info">{translate('placing.waiting')}</Alert>;
  const chosen = data?.quotes.find((one) => one.channel_id === Number(form.channel_id));
  return (
    <Box sx={{ display: 'grid', gap: 2 }} aria-live="polite">
      {error && <Alert severity="error">{error.message}</Alert>}
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
        role="group"
        aria-label={translate('placing.quote')}
      >
        {data?.quotes.map((one) => (
          <Card key={one.channel_id} variant={one === chosen ? 'elevation' : 'outlined'}>
            <CardActionArea
              sx={{ p: 1.5 }}
              aria-pressed={one === chosen}
              onClick={() => setValue('channel_id', one.channel_id)}
            >
              <Typography variant="body2">{one.name}</Typography>
              <Typography variant="h2" component="p">
                {one.order_total_amount} {one.currency}
              </Typography>
            </CardActionArea>
          </Card>
        ))}
      </Box>
      {data?.refused.map(({ channel_id, name, text }) => (
        <Alert key={channel_id} severity="warning">
          {translate('placing.refused', { name, text })}
        </Alert>
      ))}
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
