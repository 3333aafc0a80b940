import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Logo } from '@parcelway/look';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAppearance } from '../../app/Appearance';
import { useSite } from '../../api/use-site';
import { contentWidth } from '../../ui/Page';
import { ServiceLinks } from '../support/ServiceLinks';

const groups = [
  {
    key: 'home.footer.services',
    links: [
      ['/placeOrder/luggage', 'nav.ship'],
      ['/placeOrder/deposit', 'nav.store'],
    ],
  },
  {
    key: 'home.footer.help',
    links: [
      ['/logisticsList', 'nav.track'],
      ['/prohibitedItems', 'protocol.title.prohibited_items'],
      ['/serviceSupport', 'protocol.title.service_support'],
      ['/articles', 'article.title'],
    ],
  },
  {
    key: 'home.footer.company',
    links: [
      ['/about', 'protocol.title.about'],
      ['/terms', 'protocol.title.terms'],
      ['/privacy', 'protocol.title.privacy'],
    ],
  },
  {
    key: 'home.footer.account',
    links: [
      ['/user/account/order', 'order.list'],
      ['/user/account/addressBook', 'address.title'],
    ],
  },
] as const;

/** The picture by which customer service is added in WeChat. */
function ServiceCode({ url }: { url: string }) {
  const { t } = useTranslation();
  return (
    <Box component="figure" sx={{ m: 0, mt: 1.5, fontSize: 13 }}>
      <Box
        component="img"
        src={url}
        alt={t('home.footer.wechat')}
        loading="lazy"
        sx={{ width: 104, height: 104, objectFit: 'contain', bgcolor: '#fff', borderRadius: '6px', p: '6px' }}
      />
      <figcaption>{t('home.footer.wechat')}</figcaption>
    </Box>
  );
}

/** The foot of the home page: warehouses, hours, customer service, the ways into the site, language and light. */
export function SiteFooter() {
  const { t } = useTranslation();
  const { locale, mode, setLocale, setMode } = useAppearance();
  const site = useSite().data;
  const link = {
    color: 'inherit',
    textDecoration: 'none',
    fontSize: 14,
    lineHeight: 1.6,
    py: '6px',
    display: 'block',
    textAlign: 'left',
    '&:hover': { color: '#fff' },
  } as const;
  const heading = { m: 0, mb: '4px', color: '#fff', fontSize: 14, fontWeight: 600 };
  return (
    <Box
      component="footer"
      sx={(theme) => ({
        mt: { xs: '48px', md: '72px' },
        bgcolor: theme.palette.menu.bg,
        color: theme.palette.menu.text,
        fontSize: 14,
      })}
    >
      <Box
        sx={{
          ...contentWidth,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', md: '1.6fr 1fr 1fr 1fr 1fr 1fr' },
          gap: { xs: '24px 16px', md: '32px' },
          py: { xs: '28px', md: '40px' },
          px: { xs: '16px', md: '20px' },
        }}
      >
        <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
          <Box sx={{ color: '#fff' }}>
            <Logo />
          </Box>
          <Box sx={{ mt: '10px', fontSize: 13, lineHeight: 1.55 }}>
            {t('home.footer.warehouses')}
            <br />
            {t('home.footer.hours')}
            <ServiceLinks />
            {site?.recordNumber && <Box>{site.recordNumber}</Box>}
          </Box>
          {site?.service_wechat_qr_code && <ServiceCode url={site.service_wechat_qr_code} />}
        </Box>
        {groups.map((group) => (
          <nav key={group.key} aria-label={t(group.key)}>
            <Box component="h2" sx={heading}>
              {t(group.key)}
            </Box>
            {group.links.map(([to, key]) => (
              <Box key={to} component={Link} to={to} sx={link}>
                {t(key)}
              </Box>
            ))}
          </nav>
        ))}
        <div>
          <Box component="h2" sx={heading}>
            {t('home.footer.display')}
          </Box>
          <ButtonBase sx={link} onClick={() => setLocale(locale === 'en' ? 'zh-cn' : 'en')}>
            {t('nav.language')}
          </ButtonBase>
          <ButtonBase sx={link} onClick={() => setMode(mode === 'dark' ? 'light' : 'dark')}>
            {t(mode === 'dark' ? 'nav.light' : 'nav.dark')}
          </ButtonBase>
        </div>
      </Box>
    </Box>
  );
}
