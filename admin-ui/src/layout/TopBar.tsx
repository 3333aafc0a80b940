import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined';
import FullscreenOutlined from '@mui/icons-material/FullscreenOutlined';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import LanguageOutlined from '@mui/icons-material/LanguageOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import ContrastOutlined from '@mui/icons-material/ContrastOutlined';
import MenuOutlined from '@mui/icons-material/MenuOutlined';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { tokens } from '@parcelway/look';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useLocales, useLocaleState, useLogout, useTheme, useTranslate, useNavigate } from 'react-admin';
import { TerminalButton } from '../terminal/TerminalButton';
import { useMe } from './access';
import { GlobalSearch } from './GlobalSearch';

/** Search, language, full screen and the person; on phones also the way to the menu. */
export function TopBar({
  onMenu,
  onFullScreen,
  onKeys,
}: {
  onMenu?: () => void;
  onFullScreen: () => void;
  onKeys: () => void;
}) {
  const translate = useTranslate();
  return (
    <Box
      component="header"
      sx={{
        height: tokens.size.adminTopbar,
        flex: 'none',
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        px: { xs: 1, md: 2 },
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {onMenu && (
        <BarButton label={translate('app.openMenu')} onClick={onMenu}>
          <MenuOutlined />
        </BarButton>
      )}
      <GlobalSearch />
      <Box sx={{ flex: 1 }} />
      <TerminalButton />
      <LanguageSwitch />
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <BarButton label={translate('app.fullScreen')} onClick={onFullScreen}>
          <FullscreenOutlined />
        </BarButton>
      </Box>
      <UserMenu onKeys={onKeys} />
    </Box>
  );
}

function BarButton({
  label,
  onClick,
  children,
}: {
  label: string;
  onClick: (event: React.MouseEvent<HTMLElement>) => void;
  children: ReactElement;
}) {
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        onClick={onClick}
        sx={{ width: 40, height: 40, color: 'text.secondary', '& svg': { fontSize: 20 } }}
      >
        {children}
      </IconButton>
    </Tooltip>
  );
}

function LanguageSwitch() {
  const translate = useTranslate();
  const languages = useLocales();
  const [locale, setLocale] = useLocaleState();
  const queryClient = useQueryClient();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <BarButton label={translate('app.language')} onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        <LanguageOutlined />
      </BarButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {languages.map((language) => (
          <MenuItem
            key={language.locale}
            lang={language.locale}
            selected={language.locale === locale}
            onClick={() => {
              setAnchor(null);
              setLocale(language.locale);
              // Rows hold words in the language they were asked for.
              queryClient.removeQueries({
                predicate: ({ queryKey }) => !['me', 'auth'].includes(String(queryKey[0])),
              });
            }}
          >
            {language.name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

function UserMenu({ onKeys }: { onKeys: () => void }) {
  const translate = useTranslate();
  const logout = useLogout();
  const navigate = useNavigate();
  const { admin } = useMe();
  const [theme, setTheme] = useTheme();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = admin.nickname || admin.username;
  const close = (then: () => void) => () => {
    setAnchor(null);
    then();
  };
  return (
    <>
      <ButtonBase
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        aria-label={`${translate('app.user')} ${name}`}
        aria-haspopup="menu"
        sx={{ borderRadius: '6px', p: 0.5, gap: 1, textAlign: 'left' }}
      >
        <Avatar
          aria-hidden
          alt=""
          src={admin.avatar}
          sx={{
            width: 32,
            height: 32,
            bgcolor: 'primary.light',
            color: 'primary.main',
            fontSize: 13,
            fontWeight: 700,
          }}
        >
          {name.slice(0, 1).toUpperCase()}
        </Avatar>
        <Box component="span" sx={{ fontSize: 13, lineHeight: 1.3, display: { xs: 'none', md: 'block' } }}>
          <b>{name}</b>
          <Box component="span" sx={{ display: 'block', fontSize: 12, color: 'text.secondary' }}>
            {admin.username}
          </Box>
        </Box>
      </ButtonBase>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={close(() => navigate('/profile'))}>
          <ListItemIcon>
            <AccountCircleOutlined fontSize="small" />
          </ListItemIcon>
          {translate('profile.title')}
        </MenuItem>
        <MenuItem onClick={close(() => setTheme(theme === 'dark' ? 'light' : 'dark'))}>
          <ListItemIcon>
            <ContrastOutlined fontSize="small" />
          </ListItemIcon>
          {translate('app.theme')}
        </MenuItem>
        <MenuItem onClick={close(onKeys)}>
          <ListItemIcon>
            <KeyboardOutlined fontSize="small" />
          </ListItemIcon>
          {translate('keys.title')}
        </MenuItem>
        <MenuItem onClick={close(() => void logout())}>
          <ListItemIcon>
            <LogoutOutlined fontSize="small" />
          </ListItemIcon>
          {translate('app.logout')}
        </MenuItem>
      </Menu>
    </>
  );
}
