import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import { compareDecimals, formatListTime, formatMoneyText } from '@parcelway/look';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OwnCoupon } from '../../api/types';
import { useChannels } from '../place-order/place-api';
import { orderAddress, PACKAGES } from '../orders/order-address';
import { forLuggage, forPackages } from './coupon-fit';
import { useCouponValue } from './useCouponValue';

/** A coupon as a ticket: what it takes off, what it is good for and until when, or where it went. */
export function CouponCard({ coupon, isUsable }: { coupon: OwnCoupon; isUsable: boolean }) {
  const { t } = useTranslation();
  const valueOf = useCouponValue();
  const channels = useChannels().data ?? [];
  const names = channels.filter(({ id }) => coupon.channel_ids.includes(id)).map(({ name }) => name);
  const conditions = [
    t(`coupon.kind.${coupon.kind}`),
    compareDecimals(coupon.min_freight, '0') > 0 &&
      t('coupon.from', { amount: formatMoneyText(coupon.min_freight, coupon.currency) }),
    names.length > 0 && t('coupon.channels', { names: names.join(t('coupon.and')) }),
  ].filter(Boolean);
  const isLater = coupon.valid_from * 1_000 > Date.now();
  return (
    <Card
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '10px 20px',
        p: '14px 16px',
        color: isUsable ? 'text.primary' : 'text.secondary',
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Box
          component="b"
          sx={{ fontSize: 19, lineHeight: 1.3, color: isUsable ? 'primary.main' : 'text.secondary' }}
        >
          {valueOf(coupon)}
        </Box>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{coupon.name}</Box>
        <Box sx={{ fontSize: 14, color: 'text.secondary' }}>{conditions.join(' · ')}</Box>
        <Box sx={{ fontSize: 14, color: 'text.secondary' }}>
          {isUsable && isLater
            ? t('coupon.fromTo', {
                from: formatListTime(coupon.valid_from),
                to: formatListTime(coupon.expires_at),
              })
            : t(coupon.status === 'expired' ? 'coupon.ended' : 'coupon.until', {
                day: formatListTime(coupon.expires_at),
              })}
        </Box>
      </Box>
      {isUsable && !isLater && (
        <Button component={Link} to={whereToUse(coupon)} variant="outlined">
          {t('coupon.use')}
        </Button>
      )}
      {coupon.order_no !== '' && (
        <MuiLink
          component={Link}
          to={orderAddress(coupon.order_no)}
          sx={{ minHeight: 44, display: 'inline-flex', alignItems: 'center' }}
        >
          {t('coupon.order', { no: coupon.order_no })}
        </MuiLink>
      )}
    </Card>
  );
}

function whereToUse(coupon: OwnCoupon): string {
  if (forPackages(coupon)) return PACKAGES;
  return `/placeOrder/${forLuggage(coupon) ? 'luggage' : 'deposit'}?coupon=${coupon.id}`;
}
