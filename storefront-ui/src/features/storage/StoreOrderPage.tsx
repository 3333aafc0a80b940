import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatDetailTime, formatMoneyText, StatusChip, statusWord, StickyBar } from '@parcelway/look';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import type { StoreOrderDetail } from '../../api/types';
import { useAppearance } from '../../app/Appearance';
import { Page } from '../../ui/Page';
import { Fact, Section } from '../../ui/Section';
import { ErrorState, RowsSkeleton } from '../../ui/States';
import { useIsPhone } from '../../ui/useIsPhone';
import { OrderCover } from '../claims/OrderCover';
import { StoreOrderActs } from './StoreOrderActs';
import { useStoreOrder } from './storage-api';

/** One storage order: where it stands, what it has come to day by day, and what can be done. */
export function StoreOrderPage() {
  const { t } = useTranslation();
  const phone = useIsPhone();
  const orderNo = useParams()['orderNo'] ?? '';
  const query = useStoreOrder(orderNo);
  const order = query.data;
  const acts = order && <StoreOrderActs order={order} />;
  return (
    <Page
      title={t('storage.detail')}
      back="/user/account/storeOrders"
      action={acts}
      foot={
        phone && order && order.actions.length > 0 && <StickyBar label={t('nav.actions')}>{acts}</StickyBar>
      }
    >
      {query.isPending && <RowsSkeleton rows={3} height={140} />}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {order && (
        <Box
          sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, columnGap: 2, alignItems: 'start' }}
        >
          <div>
            <Facts order={order} />
            <Money order={order} />
          </div>
          <div>
            {order.insurance && <OrderCover orderNo={order.order_no} insurance={order.insurance} />}
            <Days order={order} />
            <History order={order} />
          </div>
        </Box>
      )}
    </Page>
  );
}

function Facts({ order }: { order: StoreOrderDetail }) {
  const { t } = useTranslation();
  return (
    <Section title={order.order_no} end={<StatusChip entity="storeOrder" value={order.status} />}>
      <Box component="dl" sx={{ m: 0 }}>
        <Fact name={t('storage.from')}>{order.planned_in}</Fact>
        <Fact name={t('storage.until')}>{order.planned_out}</Fact>
        {order.items.map((item) => (
          <Fact key={item.size_class} name={t(`storage.size.${item.size_class}`)}>
            {t('storage.timesRate', {
              count: Number(item.quantity),
              rate: formatMoneyText(item.rate, order.currency),
            })}
          </Fact>
        ))}
        {order.weight !== null && (
          <Fact name={t('storage.weight')}>{t('storage.kg', { weight: order.weight })}</Fact>
        )}
        {order.in_at !== null && <Fact name={t('storage.inAt')}>{formatDetailTime(order.in_at)}</Fact>}
        {order.out_at !== null && <Fact name={t('storage.outAt')}>{formatDetailTime(order.out_at)}</Fact>}
        <Fact name={t('storage.retrieval')}>{t(`storage.way.${order.retrieval}`)}</Fact>
        {order.luggage_order_no && (
          <Fact name={t('storage.leavesAs')}>
            <Link to={`/placeOrder/luggage?draft=${encodeURIComponent(order.luggage_order_no)}`}>
              {order.luggage_order_no}
            </Link>
          </Fact>
        )}
        {order.cancel_reason && <Fact name={t('storage.reason')}>{order.cancel_reason}</Fact>}
        {order.remark && <Fact name={t('storage.remark')}>{order.remark}</Fact>}
      </Box>
      <Photos urls={order.photos} />
    </Section>
  );
}

/** The pieces as they came in; each opens whole. */
function Photos({ urls }: { urls: readonly string[] }) {
  const { t } = useTranslation();
  if (urls.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={t('storage.photos')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 0, mt: 1.5 }}
    >
      {urls.map((url, at) => (
        <Box key={url} component="li" sx={{ listStyle: 'none' }}>
          <a href={url} target="_blank" rel="noreferrer">
            <Box
              component="img"
              src={url}
              alt={t('storage.photo', { number: at + 1 })}
              sx={{ display: 'block', width: 88, height: 88, objectFit: 'cover', borderRadius: '8px' }}
            />
          </a>
        </Box>
      ))}
    </Box>
  );
}

function Money({ order }: { order: StoreOrderDetail }) {
  const { t } = useTranslation();
  const money = (amount: string): string => formatMoneyText(amount, order.currency);
  return (
    <Section title={t('storage.summary')} end={<StatusChip entity="pay" value={order.pay_status} />}>
      <Box component="dl" sx={{ m: 0 }}>
        <Fact name={t('storage.rate')}>{money(order.rate_per_day)}</Fact>
        {order.deposit_amount !== '0.00' && (
          <Fact name={t('storage.deposit')}>{money(order.deposit_amount)}</Fact>
        )}
        {order.insurance_amount !== '0.00' && (
          <Fact name={t('storage.premium')}>{money(order.insurance_amount)}</Fact>
        )}
        <Fact name={t('storage.total')}>
          <b>{money(order.total)}</b>
        </Fact>
        <Fact name={t('storage.paid')}>{money(order.paid_amount)}</Fact>
        {order.refunded_amount !== '0.00' && (
          <Fact name={t('storage.refunded')}>{money(order.refunded_amount)}</Fact>
        )}
        {order.in_at !== null && (
          <Fact name={t('storage.cost', { days: order.days_so_far })}>{money(order.cost_so_far)}</Fact>
        )}
      </Box>
    </Section>
  );
}

const SHOWN_DAYS = 7;

function Days({ order }: { order: StoreOrderDetail }) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  if (order.charges.length === 0) return null;
  const shown = isWhole ? order.charges : order.charges.slice(0, SHOWN_DAYS);
  return (
    <Section title={t('storage.byDay')}>
      <Box component="dl" sx={{ m: 0 }}>
        {shown.map((charge) => (
          <Fact key={charge.charge_date} name={charge.charge_date}>
            {formatMoneyText(charge.amount, order.currency)}
          </Fact>
        ))}
      </Box>
      {order.charges.length > SHOWN_DAYS && !isWhole && (
        <Button size="small" onClick={() => setWhole(true)}>
          {t('storage.allDays', { count: order.charges.length })}
        </Button>
      )}
    </Section>
  );
}

function History({ order }: { order: StoreOrderDetail }) {
  const { t } = useTranslation();
  const { locale } = useAppearance();
  return (
    <Section title={t('storage.history')}>
      <Box component="dl" sx={{ m: 0 }}>
        {order.history.map((move) => (
          <Fact key={`${move.time}-${move.to}`} name={formatDetailTime(move.time)}>
            {statusWord('storeOrder', String(move.to), locale).text}
          </Fact>
        ))}
      </Box>
    </Section>
  );
}
