import AddOutlined from '@mui/icons-material/AddOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import TextField from '@mui/material/TextField';
import { StoreStatus } from '@parcelway/contracts/statuses';
import { formatMoneyText, StatusChip } from '@parcelway/look';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { StoreOrderRow } from '../../api/types';
import { CardList, PagedRows } from '../../ui/PagedRows';
import { EmptyState } from '../../ui/States';
import { StatusTabs } from '../../ui/StatusTabs';
import { useDebounced } from '../../ui/useDebounced';
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
const SEARCH_DELAY_MS = 300;

/** The member's storage orders by state, with what they have come to. */
export function StoreOrderListPage() {
  const { t } = useTranslation();
  const phone = useIsPhone();
  const { filter, page, show } = useListAddress('status');
  const { status } = filter;
  const [search, setSearch] = useState('');
  const counts = useStoreCounts().data;
  const orders = useStoreOrders(page, status, useDebounced(search.trim(), SEARCH_DELAY_MS));
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
      <TextField
        type="search"
        size="small"
        fullWidth
        placeholder={t('storage.search')}
        value={search}
        onChange={(event) => {
          setSearch(event.target.value);
          if (page > 1) show({});
        }}
        slotProps={{ htmlInput: { 'aria-label': t('storage.search') } }}
        sx={{ mb: 1 }}
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
