import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import type { SimulatedQuote, Simulation } from '@parcelway/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Form, ResourceContextProvider, useNotify, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useSettled } from '../crud/useSettled';
import { useMay } from '../layout/access';
import { PageTitle } from '../layout/PageTitle';
import { callRest } from '../providers/rest';
import type { SimulationForm } from './simulation-request';
import { simulationRequest } from './simulation-request';
import { SimulatorForm } from './SimulatorForm';
import { StepsTable } from './StepsTable';

const EMPTY_BOX = { packaging_box_id: '', weight: '', length: '', width: '', height: '' };
const START = { country: 'CN', packages: [EMPTY_BOX], accessorials: [] };

/** Any shipment's price on every channel, with every step and the row that gave it. */
export function SimulatorPage() {
  const translate = useTranslate();
  return (
    <ResourceContextProvider value="price-case">
      <Form defaultValues={START} onSubmit={() => undefined}>
        <PageTitle word="simulator.title" />
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(360px, 2fr) minmax(0, 4fr)' },
            alignItems: 'start',
          }}
        >
          <Card sx={{ p: 2 }}>
            <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
              {translate('simulator.inputs')}
            </Typography>
            <SimulatorForm />
          </Card>
          <Outcome />
        </Box>
      </Form>
    </ResourceContextProvider>
  );
}

function Outcome() {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const form = useWatch() as SimulationForm;
  const wanted = useSettled(JSON.stringify(simulationRequest(form)));
  const { data, error } = useQuery({
    queryKey: ['simulate', wanted],
    queryFn: () => callRest<Simulation>('POST', '/channel-price/simulate', JSON.parse(wanted)),
    enabled: wanted !== 'null',
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (wanted === 'null') return <Alert severity="info">{translate('simulator.waiting')}</Alert>;
  const chosen = data?.quotes.find((one) => one.channel_id === Number(form.channel_id)) ?? data?.quotes[0];
  return (
    <Box sx={{ display: 'grid', gap: 2 }} aria-live="polite">
      {error && <Alert severity="error">{error.message}</Alert>}
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
        role="group"
        aria-label={translate('simulator.others')}
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
          {translate('simulator.refused', { name, text })}
        </Alert>
      ))}
      {chosen && (
        <Card>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 2 }}>
            <Typography variant="h3" component="h2" sx={{ mr: 'auto' }}>
              {translate('simulator.steps')} · {chosen.name}
            </Typography>
            <KeepButton quote={chosen} input={JSON.parse(wanted)} />
          </Box>
          <StepsTable quote={chosen} />
        </Card>
      )}
    </Box>
  );
}

/** A price that has to stay what it is, until staff change it knowingly. */
function KeepButton({ quote, input }: { quote: SimulatedQuote; input: object }) {
  const translate = useTranslate();
  const notify = useNotify();
  const may = useMay();
  const [isBusy, setBusy] = useState(false);
  if (!may('price-case', 'create')) return null;
  const keep = async (): Promise<void> => {
    setBusy(true);
    try {
      await callRest('POST', '/price-case', {
        name: `${quote.code} ${quote.order_total_amount}`,
        channel_id: quote.channel_id,
        input,
        expected: {
          total: quote.order_total_amount,
          lines: quote.lines.map(({ code, amount }) => ({ code, amount })),
        },
      });
      notify('simulator.kept');
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="outlined" disabled={isBusy} onClick={() => void keep()}>
      {translate('simulator.keep')}
    </Button>
  );
}
