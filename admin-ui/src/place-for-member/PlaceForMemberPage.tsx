import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { PlacedOrder } from '@parcelway/contracts';
import { useState } from 'react';
import { Form, ResourceContextProvider, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useMay } from '../layout/access';
import { PageTitle } from '../layout/PageTitle';
import { memberOrder, type MemberOrderForm } from './member-order';
import { BoxFields, MoreFields, WhoFields } from './MemberOrderFields';
import { MemberQuote } from './MemberQuote';
import { PlaceButton } from './PlaceButton';
import { PlacedCard, type Placed } from './PlacedCard';
import { formBesidePrice, priceInSight } from './form-beside-price';

const EMPTY_BOX = { packaging_box_id: '', weight: '', length: '', width: '', height: '', items: [{}] };
const START = { packages: [EMPTY_BOX], accessorials: [], agree: false };

/** A luggage order for a member, through the member's own door: own addresses, own prices. */
export function PlaceForMemberPage() {
  const translate = useTranslate();
  const [placed, setPlaced] = useState<Placed | null>(null);
  const may = useMay();
  const title = <PageTitle word="placing.title" />;
  if (placed)
    return (
      <>
        {title}
        <PlacedCard resource="luggage-order" placed={placed} onAnother={() => setPlaced(null)} />
      </>
    );
  return (
    <ResourceContextProvider value="luggage-order">
      <Form defaultValues={START} onSubmit={() => undefined}>
        {title}
        <Box sx={formBesidePrice}>
          <Card sx={{ p: 2 }}>
            <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
              {translate('placing.who')}
            </Typography>
            <WhoFields />
            <BoxFields />
            <MoreFields />
          </Card>
          <Box sx={priceInSight}>
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
  const request = memberOrder(useWatch() as MemberOrderForm);
  return (
    <PlaceButton<PlacedOrder>
      resource="luggage-order"
      request={request}
      onPlaced={({ order_id: id, order_no: no, order_total_amount: amount }, userId) =>
        onPlaced({ id, no, amount, userId })
      }
    />
  );
}
