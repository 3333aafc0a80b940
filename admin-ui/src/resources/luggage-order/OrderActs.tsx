import { OrderStatus } from '@parcelway/contracts/statuses';
import { useRecordContext, useTranslate } from 'react-admin';
import { ActDialog } from '../../crud/ActDialog';
import { RowIdAction } from '../../crud/RowsAction';
import { OfflinePayment } from '../../place-for-member/OfflinePayment';
import { AssignPickup } from './AssignPickup';
import type { OrderRow } from './order-rules';
import { useIncidentChoices } from './useIncidentChoices';

const S = OrderStatus;
const CANCELLABLE: readonly number[] = [S.draft, S.awaitingPayment, S.awaitingCollection];
const HOLDABLE: readonly number[] = [S.partlyInbound, S.inbound, S.awaitingSupplement, S.ready, S.inTransit];
const RETURNABLE: readonly number[] = [S.awaitingSupplement, S.onHold];

/** What may be done with the order of the page in its state; each with its own node. */
export function OrderActs() {
  const order = useRecordContext<OrderRow>();
  const translate = useTranslate();
  const incidents = useIncidentChoices();
  if (!order) return null;
  const { order_status: status, order_no: number } = order;
  const reason = { name: 'reason', label: translate('orderAct.reason') };
  const text = (act: string): string => translate(`orderAct.${act}`, { number });
  return (
    <>
      {(status === S.awaitingPayment || status === S.awaitingSupplement) && (
        <OfflinePayment userId={order.user_id} orderNo={number} currency={order.currency} />
      )}
      {status === S.awaitingCollection && <AssignPickup ids={[order.id]} />}
      {status === S.inbound && (
        <ActDialog
          action="supplement"
          text={text('supplementText')}
          fields={[
            {
              name: 'amount',
              label: translate('orderAct.amount', { currency: order.currency }),
              isAmount: true,
            },
            { name: 'memo', label: translate('orderAct.memo') },
          ]}
        />
      )}
      {HOLDABLE.includes(status) && (
        <ActDialog
          action="hold"
          text={text('holdText')}
          fields={[
            {
              name: 'incident_reason',
              label: translate('orderAct.incident'),
              choices: incidents,
            },
            reason,
          ]}
        />
      )}
      {status === S.onHold && <RowIdAction action="release" text={text('releaseText')} />}
      {RETURNABLE.includes(status) && (
        <ActDialog danger action="returnOrder" text={text('returnText')} fields={[reason]} />
      )}
      {CANCELLABLE.includes(status) && (
        <ActDialog danger action="cancel" text={text('cancelText')} fields={[reason]} />
      )}
    </>
  );
}
