import AddOutlined from '@mui/icons-material/AddOutlined';
import LuggageOutlined from '@mui/icons-material/LuggageOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PagedRows } from '../../ui/PagedRows';
import { SearchField } from '../../ui/SearchField';
import { EmptyState } from '../../ui/States';
import { StatusTabs } from '../../ui/StatusTabs';
import { useIsPhone } from '../../ui/useIsPhone';
import { useListAddress } from '../../ui/useListAddress';
import { MemberPage } from '../account/MemberPage';
import { PAGE_SIZE, useOrderCounts, useOrders } from './order-api';
import { tabStates } from './order-rules';
import { OrderRows } from './OrderRows';

/** The member's orders by state, page by page; state, words and page live in the address. */
export function OrderListPage() {
  const { t } = useTranslation();
  const phone = useIsPhone();
  const { filter, page, show } = useListAddress('status', 'search');
  const { status, search } = filter;
  const isFiltered = status !== '' || search !== '';
  const counts = useOrderCounts().data;
  const orders = useOrders({ page, status, search });
  const all = Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);
  const ship = (
    <Button
      component={Link}
      to="/placeOrder/luggage"
      variant={phone ? 'contained' : 'outlined'}
      startIcon={<AddOutlined />}
    >
      {t('order.ship')}
    </Button>
  );
  return (
    <MemberPage title={t('order.list')} action={ship}>
      <StatusTabs
        entity="luggageOrder"
        tabs={[...new Set([...tabStates(counts), ...(status ? [status] : [])])]}
        counts={{ ...counts, all }}
        value={status}
        onChange={(next) => show({ status: next })}
      />
      <SearchField
        label={t('order.search')}
        value={search}
        onSearch={(words) => show({ search: words })}
        sx={{ width: '100%', mb: 1 }}
      />
      <PagedRows
        query={orders}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(next) => show({}, next)}
        rowHeight={phone ? 104 : 52}
        empty={
          <EmptyState
            icon={<LuggageOutlined />}
            title={t(isFiltered ? 'order.emptyTab' : 'order.empty')}
            text={t(isFiltered ? 'order.emptyTabHint' : 'order.emptyHint')}
            action={
              isFiltered ? undefined : (
                <Button component={Link} to="/placeOrder/luggage" variant="contained" size="small">
                  {t('order.ship')}
                </Button>
              )
            }
          />
        }
      >
        {(rows) => {
          const list = <OrderRows orders={rows} label={t('order.list')} />;
          return phone ? list : <Card sx={{ overflow: 'auto' }}>{list}</Card>;
        }}
      </PagedRows>
    </MemberPage>
  );
}
