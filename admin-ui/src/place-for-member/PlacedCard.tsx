import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { WriteIntent } from '@parcelway/client';
import type { PaidFromBalance } from '@parcelway/contracts';
import { useRef, useState } from 'react';
import { ResourceContextProvider, useCreatePath, useGetOne, useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { callRest } from '../providers/rest';
import { AssignPickup } from '../resources/luggage-order/AssignPickup';
import { OfflinePayment } from './OfflinePayment';

/** An order that was placed. */
export interface Placed {
  readonly id: number;
  readonly no: string;
  readonly amount: string;
  readonly userId: number;
}

/** An order that was placed: paid from the member's balance now, or later by whatever way. */
export function PlacedCard({
  resource,
  placed: { id, no, amount, userId },
  onAnother,
}: {
  resource: string;
  placed: Placed;
  onAnother: () => void;
}) {
  const translate = useTranslate();
  const notify = useNotify();
  const createPath = useCreatePath();
  // Pressed again after a broken connection, it goes on with the same payment.
  const intent = useRef(new WriteIntent());
  const [isBusy, setBusy] = useState(false);
  const { data: order } = useGetOne<{ id: number; currency: string }>(resource, { id });
  /** What is said once it is paid. */
  const [paid, setPaid] = useState<string | null>(null);
  const pay = async (): Promise<void> => {
    setBusy(true);
    try {
      const { balance } = await intent.current.run(no, (idempotencyKey) =>
        callRest<PaidFromBalance>(
          'POST',
          `/${resource}/payFromBalance`,
          { user_id: userId, order_no: no },
          { idempotencyKey },
        ),
      );
      setPaid(translate('placing.paid', { balance }));
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card sx={{ p: 2, display: 'grid', gap: 2 }}>
      <Alert severity="success">{translate('placing.placed', { no, amount })}</Alert>
      <div role="status">{paid ?? translate('placing.unpaid')}</div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {!paid && (
          <Button variant="contained" disabled={isBusy} onClick={() => void pay()}>
            {translate('placing.pay')}
          </Button>
        )}
        {!paid && order && (
          <ResourceContextProvider value={resource}>
            <OfflinePayment
              userId={userId}
              orderNo={no}
              currency={order.currency}
              onPaid={({ paid_amount: amount }) => setPaid(translate('placing.offlinePaid', { amount }))}
            />
          </ResourceContextProvider>
        )}
        {paid && resource === 'luggage-order' && (
          <ResourceContextProvider value={resource}>
            <AssignPickup ids={[id]} />
          </ResourceContextProvider>
        )}
        <Button component={Link} to={createPath({ resource, type: 'show', id })}>
          {translate('placing.open')}
        </Button>
        <Button onClick={onAnother}>{translate('placing.another')}</Button>
      </Box>
    </Card>
  );
}
