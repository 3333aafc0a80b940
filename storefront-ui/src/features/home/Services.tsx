import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import LuggageOutlined from '@mui/icons-material/LuggageOutlined';
import ShoppingCartOutlined from '@mui/icons-material/ShoppingCartOutlined';
import WarehouseOutlined from '@mui/icons-material/WarehouseOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import { formatMoneyText } from '@parcelway/look';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ChannelView } from '../../api/types';
import { stepText } from '../place-order/channel-text';
import { cheapestOf } from '../storage/cheapest-rate';
import { useRates, useWarehouses } from '../storage/storage-api';
import { HomeSection } from './HomeSection';

const services = [
  { key: 'luggage', Icon: LuggageOutlined, to: '/placeOrder/luggage' },
  { key: 'storage', Icon: WarehouseOutlined, to: '/placeOrder/deposit' },
  { key: 'parcel', Icon: ShoppingCartOutlined, to: '/user/account/sheetOrder' },
] as const;

/** The three services, what each costs at least, and where it is ordered. */
export function Services({ channel }: { channel: ChannelView | undefined }) {
  const { t } = useTranslation();
  const warehouses = useWarehouses();
  const rates = useRates(warehouses.data?.[0]?.id ?? 0);
  const cheapest = cheapestOf(rates.data?.list ?? []);
  const factOf = (key: (typeof services)[number]['key']): [string, string] => {
    if (key === 'parcel') return [t('home.service.parcel.fact'), t('home.service.parcel.value')];
    if (key === 'storage')
      return [t('home.service.storage.fact'), formatMoneyText(cheapest?.rate_per_day, cheapest?.currency)];
    const weight = stepText(channel?.first_weight ?? '1');
    return [
      t('home.service.luggage.fact', { weight }),
      formatMoneyText(channel?.first_price, channel?.currency),
    ];
  };
  return (
    <HomeSection title={t('home.services')}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' },
          gap: { xs: 1.5, md: '20px' },
        }}
      >
        {services.map(({ key, Icon, to }) => {
          const [fact, value] = factOf(key);
          return (
            <Card
              key={key}
              component="article"
              sx={{
                p: { xs: 2, md: '22px 24px 18px' },
                display: { xs: 'grid', md: 'flex' },
                gridTemplateColumns: '46px 1fr',
                columnGap: '14px',
                flexDirection: 'column',
              }}
            >
              <Box
                sx={{
                  width: 46,
                  height: 46,
                  borderRadius: '12px',
                  display: 'grid',
                  placeItems: 'center',
                  bgcolor: 'primary.light',
                  color: 'primary.main',
                  gridRow: '1 / 3',
                }}
                aria-hidden
              >
                <Icon />
              </Box>
              <Box
                component="h3"
                sx={{
                  m: 0,
                  mt: { md: '14px' },
                  mb: { md: '4px' },
                  fontSize: { xs: 17, md: 19 },
                  fontWeight: 700,
                }}
              >
                {t(`home.service.${key}.name`)}
              </Box>
              <Box sx={{ color: 'text.secondary', fontSize: 14.5, flex: 1 }}>
                {t(`home.service.${key}.text`)}
              </Box>
              <Box
                sx={{
                  gridColumn: '1 / -1',
                  mt: { xs: 1.5, md: '14px' },
                  pt: { xs: '10px', md: '12px' },
                  borderTop: 1,
                  borderColor: 'divider',
                  display: 'flex',
                  alignItems: 'baseline',
                  justifyContent: 'space-between',
                  gap: 1,
                }}
              >
                <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
                  {fact}{' '}
                  <Box component="b" sx={{ color: 'text.primary', fontSize: { xs: 18, md: 20 }, ml: '4px' }}>
                    {value}
                  </Box>
                </Box>
                <MuiLink
                  component={Link}
                  to={to}
                  sx={{ display: 'flex', alignItems: 'center', gap: '3px', whiteSpace: 'nowrap' }}
                >
                  {t(`home.service.${key}.order`)}
                  <ChevronRightOutlined sx={{ fontSize: 18 }} aria-hidden />
                </MuiLink>
              </Box>
            </Card>
          );
        })}
      </Box>
    </HomeSection>
  );
}
