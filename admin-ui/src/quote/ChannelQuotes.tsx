import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import type { Quotes } from '@parcelway/contracts';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';

interface QuotedChannel {
  readonly channel_id: number;
  readonly name: string;
  readonly order_total_amount: string;
  readonly currency: string;
}

/** Each channel's price as a card that chooses it for the form, and why others cannot carry the shipment. */
export function ChannelQuotes({
  quotes,
  refused,
  chosen,
  label,
}: {
  quotes: readonly QuotedChannel[];
  refused: Quotes['refused'];
  chosen: QuotedChannel | undefined;
  /** What the cards are, in the reader's language. */
  label: string;
}) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }} role="group" aria-label={label}>
        {quotes.map((one) => (
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
      {refused.map(({ channel_id, name, text }) => (
        <Alert key={channel_id} severity="warning">
          {translate('placing.refused', { name, text })}
        </Alert>
      ))}
    </>
  );
}
