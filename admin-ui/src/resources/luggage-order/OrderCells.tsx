import Box from '@mui/material/Box';
import { formatListTime, formatMoneyText, payStatusKey, StatusChip, UNKNOWN } from '@parcelway/look';
import { gramsToKg } from '@parcelway/money';
import type { MouseEvent, ReactNode } from 'react';
import { Link, ReferenceField, useCreatePath, useRecordContext, useTranslate } from 'react-admin';
import { RowName } from '../../crud/FieldView';
import { londonToday } from '../../crud/london-time';
import { useLanguage } from '../../i18n/useLanguage';
import { useMay } from '../../layout/access';
import type { OrderRow } from './order-rules';
import { orderWarning, progressOf } from './order-rules';

/** The order this cell belongs to. */
export const useOrder = (): OrderRow | undefined => useRecordContext<OrderRow>();

/** The second, smaller line of a cell. */
export const Small = ({ children, danger = false }: { children: ReactNode; danger?: boolean }) => (
  <Box
    component="span"
    sx={(theme) => ({
      display: 'block',
      fontSize: 12,
      lineHeight: 1.4,
      color: danger ? theme.palette.tones.danger.fg : 'text.secondary',
    })}
  >
    {children}
  </Box>
);

export function NumberCell() {
  const order = useOrder();
  const createPath = useCreatePath();
  if (!order) return null;
  return (
    <>
      <Link
        to={createPath({ resource: 'luggage-order', type: 'show', id: order.id })}
        onClick={(event: MouseEvent) => event.stopPropagation()}
        sx={{ color: 'text.primary' }}
      >
        {order.order_no}
      </Link>
      <Small>{formatListTime(order.create_time)}</Small>
    </>
  );
}

export function MemberCell() {
  const order = useOrder();
  const may = useMay();
  if (!order) return null;
  return (
    <>
      {order.user_name || UNKNOWN}
      {may('member', 'list') && may('member-group', 'list') && (
        <Small>
          <ReferenceField source="user_id" reference="member" link={false}>
            <ReferenceField source="group_id" reference="member-group" link={false}>
              <RowName resource="member-group" />
            </ReferenceField>
          </ReferenceField>
        </Small>
      )}
    </>
  );
}

/** `利兹 → 敦煌`. */
export const routeOf = (order: OrderRow): string =>
  `${order.sender_city || UNKNOWN} → ${order.receiver_city || UNKNOWN}`;

export function ChannelName() {
  const may = useMay();
  return may('channel', 'list') ? (
    <ReferenceField source="channel_id" reference="channel" link={false}>
      <RowName resource="channel" />
    </ReferenceField>
  ) : null;
}

export function RouteCell() {
  const order = useOrder();
  return order ? (
    <>
      {routeOf(order)}
      <Small>
        <ChannelName />
      </Small>
    </>
  ) : null;
}

export function InboundCell() {
  const order = useOrder();
  if (!order) return null;
  const { text, share } = progressOf(order);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: 60 }}>
      {text}
      <Box
        aria-hidden
        sx={{ flex: 1, height: 5, borderRadius: '3px', bgcolor: 'divider', overflow: 'hidden' }}
      >
        <Box sx={{ width: `${share * 100}%`, height: '100%', bgcolor: 'primary.main' }} />
      </Box>
    </Box>
  );
}

export function ChargedCell() {
  const order = useOrder();
  return <>{order?.charged_g ? gramsToKg(order.charged_g) : UNKNOWN}</>;
}

/** The symbol stands in the head; another currency says so itself. */
export function AmountCell() {
  const order = useOrder();
  return (
    <b>{order ? formatMoneyText(order.order_total_amount, order.currency).replace('£', '') : UNKNOWN}</b>
  );
}

export function PayChip() {
  const order = useOrder();
  const language = useLanguage();
  return order ? (
    <StatusChip
      entity="pay"
      value={payStatusKey(order.pay_status, order.paid_amount ?? '0')}
      locale={language}
    />
  ) : null;
}

export function StatusCell() {
  const order = useOrder();
  const language = useLanguage();
  const translate = useTranslate();
  if (!order) return null;
  const now = new Date();
  const warning = orderWarning(order, londonToday(now), now);
  return (
    <>
      <StatusChip entity="luggageOrder" value={order.order_status} locale={language} />
      {warning && <Small danger>{translate(warning)}</Small>}
    </>
  );
}

export function CollectionCell() {
  const order = useOrder();
  const date = order?.pick_up_date?.slice(0, 10);
  if (!date) return <>{UNKNOWN}</>;
  return <>{date.startsWith(londonToday(new Date()).slice(0, 5)) ? date.slice(5) : date}</>;
}
