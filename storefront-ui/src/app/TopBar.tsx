import LanguageOutlined from '@mui/icons-material/LanguageOutlined';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { Logo } from '@parcelway/look';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import { contentWidth } from '../ui/Page';
import { AccountMenu } from './AccountMenu';
import { useAppearance } from './Appearance';
import { useLoggedIn } from './use-session';

const links = [
  { to: '/', key: 'nav.home', end: true },
  { to: '/placeOrder/luggage', key: 'nav.ship', end: false },
  { to: '/placeOrder/deposit', key: 'nav.store', end: false },
  { to: '/logisticsList', key: 'nav.track', end: false },
  { to: '/serviceSupport', key: 'protocol.title.service_support', end: false, wideOnly: true },
  { to: '/prohibitedItems', key: 'protocol.title.prohibited_items', end: false, wideOnly: true },
  { to: '/user/account/order', key: 'nav.orders', end: false },
] as const;

/** Changes the language; shows the one in use first. */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const { locale, setLocale } = useAppearance();
  return (
    <ButtonBase
      onClick={() => setLocale(locale === 'en' ? 'zh-cn' : 'en')}
      aria-label={t('nav.language')}
      sx={{
        gap: 1,
        fontSize: 13,
        color: 'text.secondary',
        minHeight: 44,
        px: 1,
        borderRadius: '6px',
        whiteSpace: 'nowrap',
        flexShrink: 0,
      }}
    >
      <LanguageOutlined sx={{ fontSize: 18 }} aria-hidden />
      <Box component="b" sx={{ color: 'text.primary' }}>
        {t('nav.languageNow')}
      </Box>
      <span>/ {t('nav.languageOther')}</span>
    </ButtonBase>
  );
}

/** The bar of laptops. */
export function TopBar() {
  const { t } = useTranslation();
  const loggedIn = useLoggedIn();
  return (
    <AppBar position="static" component="header">
      <Box sx={{ ...contentWidth, display: 'flex', alignItems: 'center', gap: { md: 2, lg: 3 }, height: 64 }}>
        <Box
          component={Link}
          to="/"
          aria-label="Parcelway"
          sx={{ display: 'flex', textDecoration: 'none', color: 'text.primary' }}
        >
          <Logo />
        </Box>
        <Box component="nav" aria-label={t('nav.main')} sx={{ display: 'flex', gap: '20px', flex: 1 }}>
          {links.map((link) => (
            <Box
              key={link.to}
              component={NavLink}
              to={link.to}
              end={link.end}
              sx={{
                ...('wideOnly' in link ? { display: { xs: 'none', lg: 'block' } } : {}),
                color: 'text.secondary',
                lineHeight: '62px',
                borderBottom: '2px solid transparent',
                whiteSpace: 'nowrap',
                textDecoration: 'none',
                '&:hover': { color: 'text.primary' },
                '&.active': { color: 'text.primary', fontWeight: 600, borderColor: 'secondary.main' },
              }}
            >
              {t(link.key)}
            </Box>
          ))}
        </Box>
        <LanguageSwitch />
        {loggedIn ? (
          <AccountMenu />
        ) : (
          <Box sx={{ display: 'flex', gap: 1.25 }}>
            <Button component={Link} to="/user/login" variant="outlined" sx={{ minHeight: 40 }}>
              {t('nav.login')}
            </Button>
            <Button component={Link} to="/placeOrder/luggage" variant="contained" sx={{ minHeight: 40 }}>
              {t('nav.placeNow')}
            </Button>
          </Box>
        )}
      </Box>
    </AppBar>
  );
}
