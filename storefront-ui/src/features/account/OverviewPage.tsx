import AddOutlined from '@mui/icons-material/AddOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import LuggageOutlined from '@mui/icons-material/LuggageOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { OrderStatus } from '@parcelway/contracts/statuses';
import { formatListTime, formatMoneyText, groupDigits } from '@parcelway/look';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { memberName, useMember } from '../../app/use-session';
import { EmptyState, ErrorState, RowsSkeleton } from '../../ui/States';
import { useIsPhone } from '../../ui/useIsPhone';
import { useOrderCounts, useOrders } from '../orders/order-api';
import { movingCount } from '../orders/order-rules';
import { OrderRows } from '../orders/OrderRows';
import { changeText } from '../records/record-text';
import { greetingOf } from './greeting';
import { MemberPage } from './MemberPage';
import { useOverview } from './overview-api';
import { PhoneMenu } from './PhoneMenu';
import { SevenDays } from './SevenDays';
import { Shortcuts } from './Shortcuts';
import { ToPay } from './ToPay';

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

/** What the days brought in all, signed. */
const scoreText = (score: readonly number[]): string =>
  changeText('score', String(score.reduce((sum, one) => sum + one, 0)));

/** The member's first page: greeting, figures, what waits for payment, seven days, last orders. */
export function OverviewPage() {
  const { t } = useTranslation();
  const phone = useIsPhone();
  const member = useMember();
  const counts = useOrderCounts().data;
  const recent = useOrders({ page: 1, status: '', limit: LAST_ORDERS });
  const week = useOverview();
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
          below={
            <MuiLink component={Link} to="/user/account/balanceRecord">
              {t('records.title')}
            </MuiLink>
          }
        />
        <Figure
          name={t('account.score')}
          value={profile && groupDigits(String(profile.score))}
          below={week.data && t('account.weekScore', { score: scoreText(week.data.score) })}
        />
        <Figure
          name={t('account.toPay')}
          value={counts && String(counts[OrderStatus.awaitingPayment] ?? 0)}
          below={
            <MuiLink component={Link} to={to(OrderStatus.awaitingPayment)}>
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
      {phone && <PhoneMenu />}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
          gap: 2,
          mt: 2,
        }}
      >
        <SevenDays query={week} />
        {!phone && <Shortcuts />}
      </Box>
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
