import AddOutlined from '@mui/icons-material/AddOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import { StoreStatus } from '@parcelway/contracts/statuses';
import { formatMoneyText, StatusChip } from '@parcelway/look';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { StoreOrderRow } from '../../api/types';
import { CardList, PagedRows } from '../../ui/PagedRows';
import { SearchField } from '../../ui/SearchField';
import { EmptyState } from '../../ui/States';
import { StatusTabs } from '../../ui/StatusTabs';
import { useIsPhone } from '../../ui/useIsPhone';
import { useListAddress } from '../../ui/useListAddress';
import { MemberPage } from '../account/MemberPage';
import { PAGE_SIZE, useStoreCounts, useStoreOrders } from './storage-api';

/** In the order in which an order passes them. */
const TABS = [
  StoreStatus.awaitingPayment,
  StoreStatus.reserved,
  StoreStatus.stored,
  StoreStatus.retrievalRequested,
  StoreStatus.retrievalDue,
  StoreStatus.overdue,
  StoreStatus.closed,
  StoreStatus.cancelled,
  StoreStatus.abandoned,
].map(String);

/** The member's storage orders by state, with what they have come to. */
export function StoreOrderListPage() {
  const { t } = useTranslation();
  const phone = useIsPhone();
  const { filter, page, show } = useListAddress('status', 'search');
  const { status, search } = filter;
  const counts = useStoreCounts().data;
  const orders = useStoreOrders(page, status, search);
  const book = (
    <Button
      component={Link}
      to="/placeOrder/deposit"
      variant={phone ? 'contained' : 'outlined'}
      startIcon={<AddOutlined />}
    >
      {t('storage.book')}
    </Button>
  );
  return (
    <MemberPage title={t('storage.list')} action={book}>
      <StatusTabs
        entity="storeOrder"
        tabs={TABS.filter((value) => value === status || (counts?.[value] ?? 0) > 0)}
        counts={counts ?? {}}
        value={status}
        onChange={(next) => show({ status: next })}
      />
      <SearchField
        label={t('storage.search')}
        value={search}
        onSearch={(words) => show({ search: words })}
        sx={{ width: '100%', mb: 1 }}
      />
      <PagedRows
        query={orders}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(next) => show({}, next)}
        rowHeight={112}
        empty={
          <EmptyState
            icon={<Inventory2Outlined />}
            title={t(status || search ? 'storage.emptyHere' : 'storage.empty')}
            text={t(status || search ? 'order.emptyTabHint' : 'storage.emptyHint')}
            action={status || search ? undefined : book}
          />
        }
      >
        {(rows) => (
          <>
            <CardList label={t('storage.list')}>
              {rows.map((order) => (
                <li key={order.id}>
                  <OrderCard order={order} />
                </li>
              ))}
            </CardList>
            {phone && <Box sx={{ mt: 2, display: 'grid' }}>{book}</Box>}
          </>
        )}
      </PagedRows>
    </MemberPage>
  );
}

function OrderCard({ order }: { order: StoreOrderRow }) {
  const { t } = useTranslation();
  const isIn = order.in_at !== null;
  const money = (amount: string): string => formatMoneyText(amount, order.currency);
  return (
    <Card>
      <CardActionArea
        component={Link}
        to={`/user/account/storeOrders/${encodeURIComponent(order.order_no)}`}
        sx={{ p: 2, display: 'block' }}
      >
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, alignItems: 'center' }}>
          <b>{order.order_no}</b>
          <StatusChip entity="storeOrder" value={order.status} />
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: 14, mt: 0.5 }}>
          {t('storage.pieces', { count: order.item_count })} · {order.planned_in} – {order.planned_out}
        </Box>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 0.5, fontSize: 14 }}>
          <span>
            {isIn ? t('storage.soFar', { days: order.days_so_far, cost: money(order.cost_so_far) }) : ''}
          </span>
          <b>{money(order.total)}</b>
        </Box>
      </CardActionArea>
    </Card>
  );
}
