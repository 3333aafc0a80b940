import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { WriteIntent } from '@parcelway/client';
import type { PlacedOrder } from '@parcelway/contracts';
import { useRef, useState } from 'react';
import { Form, ResourceContextProvider, Title, useNotify, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useMay } from '../layout/access';
import { callRest } from '../providers/rest';
import { memberOrder, type MemberOrderForm } from './member-order';
import { BoxFields, MoreFields, WhoFields } from './MemberOrderFields';
import { MemberQuote } from './MemberQuote';
import { PlacedCard } from './PlacedCard';

const EMPTY_BOX = { packaging_box_id: '', weight: '', length: '', width: '', height: '', items: [{}] };
const START = { packages: [EMPTY_BOX], accessorials: [], agree: false };

interface Placed {
  readonly order: PlacedOrder;
  readonly userId: number;
}

/** A luggage order for a member, through the member's own door: own addresses, own prices. */
export function PlaceForMemberPage() {
  const translate = useTranslate();
  const [placed, setPlaced] = useState<Placed | null>(null);
  const may = useMay();
  const title = <Title title={translate('placing.title')} />;
  if (placed)
    return (
      <>
        {title}
        <PlacedCard {...placed} onAnother={() => setPlaced(null)} />
      </>
    );
  return (
    <ResourceContextProvider value="luggage-order">
      <Form defaultValues={START} onSubmit={() => undefined}>
        {title}
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
            alignItems: 'start',
          }}
        >
          <Card sx={{ p: 2 }}>
            <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
              {translate('placing.who')}
            </Typography>
            <WhoFields />
            <BoxFields />
            <MoreFields />
          </Card>
          <Box sx={{ display: 'grid', gap: 2 }}>
            <MemberQuote />
            <SubmitButton onPlaced={setPlaced} />
            {may('channel-price', 'simulate/index') && (
              <Button component={Link} to="/price-simulator">
                {translate('placing.simulator')}
              </Button>
            )}
          </Box>
        </Box>
      </Form>
    </ResourceContextProvider>
  );
}

function SubmitButton({ onPlaced }: { onPlaced: (placed: Placed) => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { setError } = useFormContext();
  const request = memberOrder(useWatch() as MemberOrderForm);
  const intent = useRef(new WriteIntent());
  const [isBusy, setBusy] = useState(false);
  const place = async (): Promise<void> => {
    if (!request) return;
    setBusy(true);
    try {
      const order = await intent.current.run(request, (idempotencyKey) =>
        callRest<PlacedOrder>('POST', '/luggage-order/place', request, { idempotencyKey }),
      );
      onPlaced({ order, userId: request.user_id });
    } catch (error) {
      const { message, body } = error as Error & { body?: { errors?: Readonly<Record<string, string>> } };
      Object.entries(body?.errors ?? {}).forEach(([name, text]) => setError(name, { message: text }));
      notify(message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="contained"
      size="large"
      disabled={!request?.agree || isBusy}
      onClick={() => void place()}
    >
      {translate('placing.submit')}
    </Button>
  );
}
