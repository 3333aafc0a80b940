import AddOutlined from '@mui/icons-material/AddOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import ContactsOutlined from '@mui/icons-material/ContactsOutlined';
import LuggageOutlined from '@mui/icons-material/LuggageOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { formatDeadline, formatListTime, formatMoneyText, groupDigits, sumDecimals } from '@parcelway/look';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAppearance } from '../../app/Appearance';
import { memberName, useMember } from '../../app/use-session';
import { EmptyState, ErrorState, RowsSkeleton } from '../../ui/States';
import { useIsPhone } from '../../ui/useIsPhone';
import { shortPlace } from '../address-book/address-text';
import { useOrderCounts, useOrders } from '../orders/order-api';
import { movingCount, ORDER, readableOrderNo } from '../orders/order-rules';
import { OrderRows } from '../orders/OrderRows';
import { greetingOf } from './greeting';
import { MemberPage } from './MemberPage';
import { PhoneMenu } from './PhoneMenu';

const LAST_ORDERS = 5;

function Figure({ name, value, below }: { name: string; value: string | undefined; below: ReactNode }) {
  return (
    <Card sx={{ p: { xs: '12px 14px', md: '16px 18px' } }}>
      <Typography variant="body2" color="text.secondary">
        {name}
      </Typography>
      <Typography
        component="p"
        sx={{ fontSize: { xs: 22, md: 28 }, fontWeight: 700, lineHeight: 1.25, my: '2px' }}
      >
        {value ?? <Skeleton width={80} />}
      </Typography>
      <Typography variant="body2" component="div" color="text.secondary">
        {below}
      </Typography>
    </Card>
  );
}

/** Orders waiting for the member's money, as one strip with the main action. */
function ToPay() {
  const { t } = useTranslation();
  const { locale } = useAppearance();
  const unpaid = useOrders({ page: 1, status: String(ORDER.awaitingPayment), limit: 20 }).data;
  const first = unpaid?.list[0];
  if (!unpaid || !first) return null;
  const amount = formatMoneyText(
    sumDecimals(unpaid.list.map((order) => order.order_total_amount)),
    first.currency,
  );
  return (
    <Card
      component="section"
      sx={{ display: 'flex', alignItems: 'center', gap: 2, p: '14px 18px', mt: 2, flexWrap: 'wrap' }}
    >
      <Box
        sx={(theme) => ({
          width: 42,
          height: 42,
          borderRadius: '10px',
          display: 'grid',
          placeItems: 'center',
          bgcolor: theme.palette.tones.warning.bg,
          color: theme.palette.tones.warning.fg,
        })}
        aria-hidden
      >
        <ScheduleOutlined />
      </Box>
      <Box sx={{ flex: 1, minWidth: 200 }}>
        <Typography sx={{ fontWeight: 600 }}>{t('account.todo', { count: unpaid.total, amount })}</Typography>
        <Typography variant="body2" color="text.secondary">
          {readableOrderNo(first.order_no)} · {shortPlace(first.sender_city)} →{' '}
          {shortPlace(first.receiver_city)} ·{' '}
          {t('order.payBefore', { time: formatDeadline(first.payment_due_at, locale) })}
        </Typography>
      </Box>
      <Button
        variant="contained"
        component={Link}
        to={`/confirmPayment?order_no=${encodeURIComponent(first.order_no)}`}
        sx={{ minHeight: 40, width: { xs: '100%', sm: 'auto' } }}
      >
        {t('order.payNow')}
      </Button>
    </Card>
  );
}

const shortcuts = [
  { to: '/placeOrder/luggage', key: 'ship', Icon: LuggageOutlined },
  { to: '/logisticsList', key: 'track', Icon: SearchOutlined },
  { to: '/user/account/addressBook', key: 'address', Icon: ContactsOutlined },
] as const;

function Shortcuts() {
  const { t } = useTranslation();
  return (
    <Card component="section" sx={{ px: '20px', py: 2, mt: 2 }}>
      <Typography variant="h3" component="h2">
        {t('account.shortcuts')}
      </Typography>
      <Box
        component="nav"
        aria-label={t('account.shortcuts')}
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 2, mt: 1 }}
      >
        {shortcuts.map(({ to, key, Icon }) => (
          <Box
            key={to}
            component={Link}
            to={to}
            sx={{
              display: 'flex',
              gap: 1.5,
              alignItems: 'center',
              py: 0.5,
              color: 'text.primary',
              textDecoration: 'none',
            }}
          >
            <Box
              sx={{
                width: 34,
                height: 34,
                flex: 'none',
                borderRadius: '8px',
                display: 'grid',
                placeItems: 'center',
                bgcolor: 'primary.light',
                color: 'primary.main',
              }}
              aria-hidden
            >
              <Icon sx={{ fontSize: 20 }} />
            </Box>
            <span>
              <b>{t(`account.shortcut.${key}`)}</b>
              <Typography
                component="span"
                variant="body2"
                color="text.secondary"
                sx={{ display: 'block', lineHeight: 1.4 }}
              >
                {t(`account.shortcut.${key}Text`)}
              </Typography>
            </span>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

/** The member's first page: greeting, figures, what waits for payment, last orders. */
export function OverviewPage() {
  const { t } = useTranslation();
  const phone = useIsPhone();
  const member = useMember();
  const counts = useOrderCounts().data;
  const recent = useOrders({ page: 1, status: '', limit: LAST_ORDERS });
  const profile = member.data;
  const hello = t(`account.hello.${greetingOf(new Date().getHours())}`);
  const title = profile ? t('account.greeting', { hello, name: memberName(profile) }) : t('account.title');
  const group = profile?.group?.name ?? '';
  const lead = profile?.last_login_time
    ? t('account.group', { group, time: formatListTime(profile.last_login_time) })
    : t('account.groupOnly', { group });
  const rows = recent.data && <OrderRows orders={recent.data.list} label={t('account.recent')} />;
  const to = (status: number): string => `/user/account/order?status=${status}`;
  return (
    <MemberPage
      title={title}
      lead={lead}
      back=""
      action={
        <Button variant="outlined" startIcon={<AddOutlined />} component={Link} to="/placeOrder/luggage">
          {t('order.ship')}
        </Button>
      }
    >
      {phone && (
        <Typography variant="body2" color="text.secondary" sx={{ pt: 1.5, pb: 1 }}>
          {lead}
        </Typography>
      )}
      {member.isError && <ErrorState error={member.error} onRetry={() => void member.refetch()} />}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', md: '1.25fr 1fr 1fr 1fr' },
          gap: { xs: 1.25, md: 2 },
        }}
      >
        <Figure
          name={t('account.balance')}
          value={profile && formatMoneyText(profile.money)}
          below={t('account.balanceHint')}
        />
        <Figure
          name={t('account.score')}
          value={profile && groupDigits(String(profile.score))}
          below={group}
        />
        <Figure
          name={t('account.toPay')}
          value={counts && String(counts[ORDER.awaitingPayment] ?? 0)}
          below={
            <MuiLink component={Link} to={to(ORDER.awaitingPayment)}>
              {t('account.toPayHint')}
            </MuiLink>
          }
        />
        <Figure
          name={t('account.moving')}
          value={counts && String(movingCount(counts))}
          below={t('account.movingHint')}
        />
      </Box>
      <ToPay />
      {phone ? <PhoneMenu /> : <Shortcuts />}
      <Card
        component="section"
        sx={{
          mt: 2,
          overflow: 'hidden',
          ...(phone && { border: 0, boxShadow: 'none', bgcolor: 'transparent', overflow: 'visible' }),
        }}
      >
        <Box
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            alignItems: 'center',
            px: { xs: 0.5, md: '18px' },
            py: { xs: 1, md: '14px' },
          }}
        >
          <Typography variant="h3" component="h2">
            {t('account.recent')}
          </Typography>
          <MuiLink
            component={Link}
            to="/user/account/order"
            variant="body2"
            sx={{ display: 'flex', alignItems: 'center', fontWeight: 600, minHeight: 32 }}
          >
            {t('account.allOrders')}
            <ChevronRightOutlined sx={{ fontSize: 16 }} aria-hidden />
          </MuiLink>
        </Box>
        {recent.isPending && (
          <Box sx={{ px: 2 }}>
            <RowsSkeleton rows={3} height={44} />
          </Box>
        )}
        {recent.isError && (
          <Box sx={{ p: 2 }}>
            <ErrorState error={recent.error} onRetry={() => void recent.refetch()} />
          </Box>
        )}
        {recent.data?.list.length === 0 ? (
          <Box sx={{ p: { xs: 0, md: 2 } }}>
            <EmptyState
              icon={<LuggageOutlined />}
              title={t('order.empty')}
              text={t('order.emptyHint')}
              action={
                <Button component={Link} to="/placeOrder/luggage" variant="contained" size="small">
                  {t('order.ship')}
                </Button>
              }
            />
          </Box>
        ) : (
          <Box sx={{ overflowX: { md: 'auto' } }}>{rows}</Box>
        )}
      </Card>
    </MemberPage>
  );
}
