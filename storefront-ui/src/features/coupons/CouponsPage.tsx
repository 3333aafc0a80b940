import ConfirmationNumberOutlined from '@mui/icons-material/ConfirmationNumberOutlined';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { CardList, PagedRows } from '../../ui/PagedRows';
import { EmptyState } from '../../ui/States';
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
      <PagedRows
        query={coupons}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(next) => show({ state, page: next })}
        rowHeight={104}
        empty={
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
        }
      >
        {(rows) => (
          <CardList label={t(`coupon.state.${state}`)}>
            {rows.map((coupon) => (
              <li key={coupon.id}>
                <CouponCard coupon={coupon} isUsable={state === 'usable'} />
              </li>
            ))}
          </CardList>
        )}
      </PagedRows>
    </MemberPage>
  );
}
