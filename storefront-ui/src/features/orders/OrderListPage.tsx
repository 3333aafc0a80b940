import AddOutlined from '@mui/icons-material/AddOutlined';
import LuggageOutlined from '@mui/icons-material/LuggageOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Pagination from '@mui/material/Pagination';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { statusWord } from '@parcelway/look';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useAppearance } from '../../app/Appearance';
import { EmptyState, ErrorState, RowsSkeleton } from '../../ui/States';
import { useIsPhone } from '../../ui/useIsPhone';
import { MemberPage } from '../account/MemberPage';
import { PAGE_SIZE, useOrderCounts, useOrders } from './order-api';
import { tabStates } from './order-rules';
import { OrderRows } from './OrderRows';

const ALL = 'all';

/** The member's orders by state, page by page; state and page live in the address. */
export function OrderListPage() {
  const { t } = useTranslation();
  const { locale } = useAppearance();
  const phone = useIsPhone();
  const [params, setParams] = useSearchParams();
  const status = params.get('status') ?? '';
  const page = Math.max(1, Number(params.get('page')) || 1);
  const counts = useOrderCounts().data;
  const orders = useOrders({ page, status });
  const total = orders.data?.total ?? 0;
  const pages = Math.ceil(total / PAGE_SIZE);
  const all = Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);
  const show = (next: { status: string; page: number }): void =>
    setParams({
      ...(next.status && { status: next.status }),
      ...(next.page > 1 && { page: String(next.page) }),
    });
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
  const rows = orders.data && <OrderRows orders={orders.data.list} label={t('order.list')} />;
  return (
    <MemberPage title={t('order.list')} action={ship}>
      <Tabs
        value={status || ALL}
        onChange={(_, value: string) => show({ status: value === ALL ? '' : value, page: 1 })}
        variant="scrollable"
        scrollButtons={false}
        aria-label={t('order.statusTabs')}
        sx={{ mb: 1.5, borderBottom: 1, borderColor: 'divider' }}
      >
        <Tab value={ALL} label={`${t('order.all')} ${all}`} />
        {[...new Set([...tabStates(counts), ...(status ? [status] : [])])].map((value) => (
          <Tab
            key={value}
            value={value}
            label={`${statusWord('luggageOrder', value, locale).text} ${counts?.[value] ?? 0}`}
          />
        ))}
      </Tabs>
      <Box sx={{ height: 4 }}>
        {orders.isFetching && !orders.isPending && <LinearProgress color="secondary" sx={{ height: 3 }} />}
      </Box>
      {orders.isPending && <RowsSkeleton rows={4} height={phone ? 104 : 52} />}
      {orders.isError && <ErrorState error={orders.error} onRetry={() => void orders.refetch()} />}
      {orders.isSuccess && orders.data.list.length === 0 && (
        <EmptyState
          icon={<LuggageOutlined />}
          title={t(status ? 'order.emptyTab' : 'order.empty')}
          text={t(status ? 'order.emptyTabHint' : 'order.emptyHint')}
          action={
            status ? undefined : (
              <Button component={Link} to="/placeOrder/luggage" variant="contained" size="small">
                {t('order.ship')}
              </Button>
            )
          }
        />
      )}
      {orders.isSuccess &&
        orders.data.list.length > 0 &&
        (phone ? rows : <Card sx={{ overflow: 'auto' }}>{rows}</Card>)}
      {pages > 1 && (
        <Pagination
          count={pages}
          page={page}
          onChange={(_, next) => show({ status, page: next })}
          aria-label={t('order.pages')}
          color="primary"
          sx={{
            mt: 2,
            display: 'flex',
            justifyContent: 'center',
            '& .MuiPaginationItem-root': { minWidth: 40, height: 40 },
          }}
        />
      )}
    </MemberPage>
  );
}
