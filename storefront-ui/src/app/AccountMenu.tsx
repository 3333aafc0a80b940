import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import Avatar from '@mui/material/Avatar';
import ButtonBase from '@mui/material/ButtonBase';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAppearance } from './Appearance';
import { useAccountLinks } from './account-links';
import { useLogout } from './use-logout';
import { memberName, useMember } from './use-session';

/** The member's name in the bar; opens their pages, light and dark, and the way out. */
export function AccountMenu() {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const member = useMember().data;
  const { mode, setMode } = useAppearance();
  const logout = useLogout();
  const links = useAccountLinks();
  const name = member ? memberName(member) : '';
  const close = (): void => setAnchor(null);
  return (
    <>
      <ButtonBase
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`${t('nav.account')} ${name}`}
        sx={{ gap: 1, minHeight: 44, px: 0.5, borderRadius: '6px' }}
      >
        <Avatar
          aria-hidden
          src={member?.avatar ?? ''}
          alt=""
          sx={{
            width: 32,
            height: 32,
            fontSize: 13,
            fontWeight: 700,
            bgcolor: 'primary.light',
            color: 'primary.main',
          }}
        >
          {[...name][0]?.toUpperCase()}
        </Avatar>
        <Typography component="span" variant="body2" noWrap sx={{ fontWeight: 600, maxWidth: 140 }}>
          {name}
        </Typography>
        <ExpandMoreOutlined sx={{ fontSize: 18, color: 'text.secondary' }} aria-hidden />
      </ButtonBase>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {links.map(({ to, key, Icon }) => (
          <MenuItem key={to} component={Link} to={to} onClick={close} sx={{ minHeight: 44 }}>
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            {t(key)}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem onClick={() => setMode(mode === 'dark' ? 'light' : 'dark')} sx={{ minHeight: 44 }}>
          <ListItemIcon>
            {mode === 'dark' ? <LightModeOutlined fontSize="small" /> : <DarkModeOutlined fontSize="small" />}
          </ListItemIcon>
          {t(mode === 'dark' ? 'nav.light' : 'nav.dark')}
        </MenuItem>
        <MenuItem onClick={logout} sx={{ minHeight: 44 }}>
          <ListItemIcon>
            <LogoutOutlined fontSize="small" />
          </ListItemIcon>
          {t('nav.logout')}
        </MenuItem>
      </Menu>
    </>
  );
}
