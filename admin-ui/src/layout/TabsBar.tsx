import CloseOutlined from '@mui/icons-material/CloseOutlined';
import FullscreenExitOutlined from '@mui/icons-material/FullscreenExitOutlined';
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { tokens } from '@parcelway/look';
import { useEffect, useRef, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation, useRefresh, useTranslate } from 'react-admin';
import { useTabs, useTabTitle } from './tabs-context';
import { useDashboardEntry } from './useMenu';

/**
 * The opened pages in a row; a right click offers to close this one, the others, or all. In full screen, where the top bar is hidden,
 * also the way out of it.
 */
export function TabsBar({ onLeaveFullScreen }: { onLeaveFullScreen?: () => void }) {
  const { tabs, activeKey, closeTab, closeOthers, closeAll } = useTabs();
  const translate = useTranslate();
  const titleOf = useTabTitle();
  const home = useDashboardEntry();
  const { pathname } = useLocation();
  const refresh = useRefresh();
  const [menu, setMenu] = useState<{ at: HTMLElement; key: string | null } | null>(null);
  const closeMenu = (then: () => void) => () => {
    setMenu(null);
    then();
  };
  const target = menu?.key ?? activeKey;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'flex-end',
        height: tokens.size.tabsBar,
        flex: 'none',
        borderBottom: 1,
        borderColor: 'divider',
        px: 1.5,
        gap: '2px',
      }}
    >
      <Box
        component="nav"
        aria-label={translate('app.tabs')}
        sx={{
          display: 'flex',
          alignItems: 'flex-end',
          gap: '2px',
          flex: 1,
          minWidth: 0,
          overflowX: 'auto',
          overflowY: 'hidden',
          scrollbarWidth: 'none',
          height: '100%',
        }}
      >
        {home && (
          <TabLink to={home.to} active={pathname === home.to}>
            <HomeOutlined sx={{ fontSize: 16 }} aria-hidden />
            {home.title}
          </TabLink>
        )}
        {tabs.map((tab) => (
          <TabLink
            key={tab.key}
            to={tab.path}
            active={tab.key === activeKey}
            onContextMenu={(event) => {
              event.preventDefault();
              setMenu({ at: event.currentTarget, key: tab.key });
            }}
            close={
              <IconButton
                aria-label={translate('app.closeTab', { name: titleOf(tab) })}
                onClick={() => closeTab(tab.key)}
                sx={{ width: 24, height: 24, ml: '-6px' }}
              >
                <CloseOutlined sx={{ fontSize: 15 }} />
              </IconButton>
            }
          >
            {titleOf(tab)}
          </TabLink>
        ))}
      </Box>
      <Tooltip title={translate('app.refresh')}>
        <IconButton aria-label={translate('app.refresh')} onClick={() => refresh()} sx={{ mb: '3px' }}>
          <RefreshOutlined sx={{ fontSize: 18 }} />
        </IconButton>
      </Tooltip>
      {onLeaveFullScreen && (
        <Tooltip title={translate('app.exitFullScreen')}>
          <IconButton
            aria-label={translate('app.exitFullScreen')}
            onClick={onLeaveFullScreen}
            sx={{ mb: '3px' }}
          >
            <FullscreenExitOutlined sx={{ fontSize: 18 }} />
          </IconButton>
        </Tooltip>
      )}
      <IconButton
        aria-label={translate('app.moreTabs')}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setMenu({ at: currentTarget, key: null })}
        sx={{ mb: '3px' }}
      >
        <ExpandMoreOutlined sx={{ fontSize: 18 }} />
      </IconButton>
      <Menu open={menu !== null} anchorEl={menu?.at ?? null} onClose={() => setMenu(null)}>
        <MenuItem disabled={target === null} onClick={closeMenu(() => target && closeTab(target))}>
          {translate('app.closeThis')}
        </MenuItem>
        <MenuItem disabled={target === null} onClick={closeMenu(() => target && closeOthers(target))}>
          {translate('app.closeOthers')}
        </MenuItem>
        <MenuItem disabled={tabs.length === 0} onClick={closeMenu(closeAll)}>
          {translate('app.closeAll')}
        </MenuItem>
      </Menu>
    </Box>
  );
}

function TabLink({
  to,
  active,
  children,
  close,
  onContextMenu,
}: {
  to: string;
  active: boolean;
  children: ReactNode;
  close?: ReactNode;
  onContextMenu?: (event: MouseEvent<HTMLElement>) => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) box.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [active, children]);
  return (
    <Box
      ref={box}
      onContextMenu={onContextMenu}
      sx={{
        display: 'flex',
        alignItems: 'center',
        flex: 'none',
        height: 34,
        borderRadius: '8px 8px 0 0',
        border: '1px solid transparent',
        borderBottom: 0,
        pr: close ? '6px' : 0,
        color: 'text.secondary',
        ...(active && {
          bgcolor: 'background.paper',
          color: 'text.primary',
          borderColor: 'divider',
          boxShadow: (theme) => `inset 0 2px 0 ${theme.palette.primary.main}`,
        }),
      }}
    >
      <Box
        component={Link}
        to={to}
        aria-current={active ? 'page' : undefined}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          height: '100%',
          px: 1.75,
          fontSize: 13.5,
          fontWeight: active ? 600 : 400,
          color: 'inherit',
          whiteSpace: 'nowrap',
          '&:hover': { textDecoration: 'none', color: 'text.primary' },
          '&:focus-visible': { outlineOffset: -3 },
        }}
      >
        {children}
      </Box>
      {close}
    </Box>
  );
}
