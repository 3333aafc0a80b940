import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { SimulatedQuote, Simulation } from '@parcelway/contracts';
import { useState } from 'react';
import { Form, ResourceContextProvider, useNotify, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useMay } from '../layout/access';
import { PageTitle } from '../layout/PageTitle';
import { callRest } from '../providers/rest';
import { ChannelQuotes } from '../quote/ChannelQuotes';
import { useQuoted } from '../quote/useQuoted';
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
  const form = useWatch() as SimulationForm;
  const { wanted, data, error } = useQuoted<Simulation>('/channel-price/simulate', simulationRequest(form));
  if (wanted === null) return <Alert severity="info">{translate('simulator.waiting')}</Alert>;
  const chosen = data?.quotes.find((one) => one.channel_id === Number(form.channel_id)) ?? data?.quotes[0];
  return (
    <Box sx={{ display: 'grid', gap: 2 }} aria-live="polite">
      {error && <Alert severity="error">{error.message}</Alert>}
      {data && <ChannelQuotes {...data} chosen={chosen} label={translate('simulator.others')} />}
      {chosen && (
        <Card>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 2 }}>
            <Typography variant="h3" component="h2" sx={{ mr: 'auto' }}>
              {translate('simulator.steps')} · {chosen.name}
            </Typography>
            <KeepButton quote={chosen} input={wanted} />
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
