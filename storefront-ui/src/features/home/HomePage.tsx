import LanguageOutlined from '@mui/icons-material/LanguageOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Logo } from '@parcelway/look';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAppearance } from '../../app/Appearance';
import { contentWidth, usePageTitle } from '../../ui/Page';
import { useIsPhone } from '../../ui/useIsPhone';
import { useChannels } from '../place-order/place-api';
import { BeforeYouPack, FourSteps } from './BeforeAndSteps';
import { ChannelPrices } from './ChannelPrices';
import { Hero } from './Hero';
import { Notices } from './Notices';
import { QuoteCard } from './QuoteCard';
import { Services } from './Services';
import { SiteFooter } from './SiteFooter';

function PhoneTop() {
  const { t } = useTranslation();
  const { locale, setLocale } = useAppearance();
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        height: 56,
        pl: 2,
        pr: '4px',
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: 1 }}>
        <Logo />
      </Box>
      <IconButton aria-label={t('nav.language')} onClick={() => setLocale(locale === 'en' ? 'zh-cn' : 'en')}>
        <LanguageOutlined />
      </IconButton>
      <IconButton component={Link} to="/user/account/overview" aria-label={t('nav.me')}>
        <PersonOutlined />
      </IconButton>
    </Box>
  );
}

/** The first page: a price in a minute, and what the product does. */
export function HomePage() {
  const { t } = useTranslation();
  const phone = useIsPhone();
  const channels = useChannels();
  usePageTitle(t('home.title'));
  return (
    <>
      {phone && <PhoneTop />}
      <Box component="main" id="main">
        <Hero />
        <Box sx={{ ...contentWidth, px: { xs: '16px', md: '20px' } }}>
          <QuoteCard />
          <Services channel={channels.data?.[0]} />
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1.08fr .92fr' },
              columnGap: 3,
            }}
          >
            <ChannelPrices query={channels} />
            <BeforeYouPack />
          </Box>
          <FourSteps />
          <Notices />
        </Box>
      </Box>
      <SiteFooter />
    </>
  );
}
