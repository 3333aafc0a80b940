import AddOutlined from '@mui/icons-material/AddOutlined';
import LuggageOutlined from '@mui/icons-material/LuggageOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { statusWord } from '@parcelway/look';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useAppearance } from '../../app/Appearance';
import { PagedRows } from '../../ui/PagedRows';
import { EmptyState } from '../../ui/States';
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
      <PagedRows
        query={orders}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(next) => show({ status, page: next })}
        rowHeight={phone ? 104 : 52}
        empty={
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
