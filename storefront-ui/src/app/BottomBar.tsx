import HomeOutlined from '@mui/icons-material/HomeOutlined';
import LuggageOutlined from '@mui/icons-material/LuggageOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';

const places = [
  { to: '/', key: 'nav.home', Icon: HomeOutlined },
  { to: '/placeOrder/luggage', key: 'nav.place', Icon: LuggageOutlined },
  { to: '/user/account/order', key: 'nav.ordersShort', Icon: ReceiptLongOutlined },
  { to: '/user/account/overview', key: 'nav.me', Icon: PersonOutlined },
] as const;

/** The phone's navigation at the foot of the screen. */
export function BottomBar() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const here = places.find((place) => place.to === pathname)?.to ?? false;
  return (
    <BottomNavigation
      component="nav"
      aria-label={t('nav.bottom')}
      value={here}
      showLabels
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 'appBar',
        height: 'auto',
        minHeight: 60,
        borderTop: 1,
        borderColor: 'divider',
        pb: 'env(safe-area-inset-bottom)',
      }}
    >
      {places.map(({ to, key, Icon }) => (
        <BottomNavigationAction
          key={to}
          component={Link}
          to={to}
          value={to}
          label={t(key)}
          icon={<Icon />}
          aria-current={here === to ? 'page' : undefined}
        />
      ))}
    </BottomNavigation>
  );
}
