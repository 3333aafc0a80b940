import ConfirmationNumberOutlined from '@mui/icons-material/ConfirmationNumberOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Pagination from '@mui/material/Pagination';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { EmptyState, ErrorState, RowsSkeleton } from '../../ui/States';
import { MemberPage } from '../account/MemberPage';
import { CouponCard } from './CouponCard';
import { COUPON_STATES, PAGE_SIZE, useCoupons, type CouponState } from './coupon-api';

/** What the member has of coupons, by what can become of them; state and page live in the address. */
export function CouponsPage() {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const state = COUPON_STATES.find((one) => one === params.get('state')) ?? 'usable';
  const page = Math.max(1, Number(params.get('page')) || 1);
  const coupons = useCoupons(state, page);
  const pages = Math.ceil((coupons.data?.total ?? 0) / PAGE_SIZE);
  const rows = coupons.data?.list ?? [];
  const show = (next: { state: CouponState; page: number }): void =>
    setParams({
      ...(next.state !== 'usable' && { state: next.state }),
      ...(next.page > 1 && { page: String(next.page) }),
    });
  return (
    <MemberPage title={t('coupon.title')}>
      <Tabs
        value={state}
        onChange={(_, next: CouponState) => show({ state: next, page: 1 })}
        aria-label={t('coupon.states')}
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {COUPON_STATES.map((one) => (
          <Tab key={one} value={one} label={t(`coupon.state.${one}`)} />
        ))}
      </Tabs>
      <Box sx={{ height: 4, mb: 1.5 }}>
        {coupons.isFetching && !coupons.isPending && <LinearProgress color="secondary" sx={{ height: 3 }} />}
      </Box>
      {coupons.isPending && <RowsSkeleton rows={3} height={104} />}
      {coupons.isError && <ErrorState error={coupons.error} onRetry={() => void coupons.refetch()} />}
      {coupons.isSuccess && rows.length === 0 && (
        <EmptyState
          icon={<ConfirmationNumberOutlined />}
          title={t(`coupon.empty.${state}`)}
          text={t('coupon.emptyHint')}
          action={
            state === 'usable' ? (
              <Button component={Link} to="/placeOrder/luggage" variant="outlined">
                {t('coupon.toOrder')}
              </Button>
            ) : undefined
          }
        />
      )}
      <Box
        component="ul"
        aria-label={t(`coupon.state.${state}`)}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}
      >
        {rows.map((coupon) => (
          <li key={coupon.id}>
            <CouponCard coupon={coupon} isUsable={state === 'usable'} />
          </li>
        ))}
      </Box>
      {pages > 1 && (
        <Pagination
          count={pages}
          page={page}
          onChange={(_, next) => show({ state, page: next })}
          aria-label={t('order.pages')}
          color="primary"
          sx={{ mt: 2, display: 'flex', justifyContent: 'center' }}
        />
      )}
    </MemberPage>
  );
}
