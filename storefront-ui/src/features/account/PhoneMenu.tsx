import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LanguageOutlined from '@mui/icons-material/LanguageOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAccountLinks } from '../../app/account-links';
import { useAppearance } from '../../app/Appearance';
import { useLogout } from '../../app/use-logout';

/** The member centre's entries on phones, with language, dark and the way out. */
export function PhoneMenu() {
  const { t } = useTranslation();
  const { locale, mode, setLocale, setMode } = useAppearance();
  const logout = useLogout();
  const links = useAccountLinks();
  const icon = { minWidth: 40 };
  return (
    <Card component="nav" aria-label={t('account.nav')} sx={{ mt: 2 }}>
      <List disablePadding>
        {links
          .filter(({ key }) => key !== 'account.title')
          .map(({ to, key, Icon }) => (
            <ListItem key={to} disablePadding divider>
              <ListItemButton component={Link} to={to} sx={{ minHeight: 52 }}>
                <ListItemIcon sx={icon}>
                  <Icon />
                </ListItemIcon>
                <ListItemText primary={t(key)} />
                <ChevronRightOutlined sx={{ color: 'text.secondary', fontSize: 20 }} aria-hidden />
              </ListItemButton>
            </ListItem>
          ))}
        <ListItem disablePadding divider>
          <ListItemButton onClick={() => setLocale(locale === 'en' ? 'zh-cn' : 'en')} sx={{ minHeight: 52 }}>
            <ListItemIcon sx={icon}>
              <LanguageOutlined />
            </ListItemIcon>
            <ListItemText primary={t('nav.language')} />
            <Typography variant="body2" color="text.secondary">
              {t('nav.languageNow')}
            </Typography>
          </ListItemButton>
        </ListItem>
        <ListItem
          divider
          sx={{ minHeight: 52 }}
          secondaryAction={
            <Switch
              checked={mode === 'dark'}
              onChange={(_, on) => setMode(on ? 'dark' : 'light')}
              slotProps={{ input: { 'aria-label': t('nav.dark') } }}
            />
          }
        >
          <ListItemIcon sx={icon}>
            <DarkModeOutlined />
          </ListItemIcon>
          <ListItemText primary={t('nav.dark')} />
        </ListItem>
        <ListItem disablePadding>
          <ListItemButton onClick={logout} sx={{ minHeight: 52 }}>
            <ListItemIcon sx={icon}>
              <LogoutOutlined />
            </ListItemIcon>
            <ListItemText primary={t('nav.logout')} />
          </ListItemButton>
        </ListItem>
      </List>
    </Card>
  );
}
