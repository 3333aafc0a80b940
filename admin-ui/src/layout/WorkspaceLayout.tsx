import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { LocaleContext, tokens } from '@parcelway/look';
import { Suspense, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation, useLogoutIfAccessDenied, useStore, useTranslate } from 'react-admin';
import { ErrorNotice } from '../crud/Notice';
import { useLanguage } from '../i18n/useLanguage';
import { PrintOverlayProvider } from '../print/PrintOverlay';
import { TerminalProvider } from '../terminal/TerminalProvider';
import { AccessProvider, useMissing } from './access';
import { SEARCH_ID } from './GlobalSearch';
import { useHotkeys } from './hotkeys';
import { KeysDialog } from './KeysDialog';
import { NavigationVeil } from './NavigationVeil';
import { NoPermission } from './StatusPages';
import { Opening } from './Opening';
import { ProgressBar } from './ProgressBar';
import { editRow, moveRow, openRow, saveForm, selectRow } from './row-keys';
import { TabPicker } from './TabPicker';
import { TabsBar } from './TabsBar';
import { TabsProvider, useTabs } from './tabs-context';
import { TopBar } from './TopBar';
import { useServerWishes } from './useServerWishes';
import { WorkspaceMenu } from './WorkspaceMenu';

/** Whether only the page and its tabs are shown: all that is kept of the opened pages over a reload. */
const useFullScreen = () => useStore('workspace.fullScreen', false);

/** Whether the menu shows icons only; remembered on this device. */
export const useMenuCollapsed = () => useStore('workspace.menuCollapsed', false);

/** The back office around every page: menu, top bar, opened pages. */
export function WorkspaceLayout({ children }: { children: ReactNode }) {
  const language = useLanguage();
  useServerWishes();
  return (
    <LocaleContext value={language}>
      <AccessProvider
        waiting={<Opening />}
        failed={(error, retry) => <NotLetIn error={error} onRetry={retry} />}
      >
        <TabsProvider>
          <PrintOverlayProvider>
            <TerminalProvider>
              <Workspace>{children}</Workspace>
            </TerminalProvider>
          </PrintOverlayProvider>
        </TabsProvider>
      </AccessProvider>
    </LocaleContext>
  );
}

function Workspace({ children }: { children: ReactNode }) {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const [collapsed, setCollapsed] = useMenuCollapsed();
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [keysOpen, setKeysOpen] = useState(false);
  const [fullScreen, setFullScreen] = useFullScreen();
  const { activeKey, closeTab, step } = useTabs();
  useHotkeys(
    useMemo(
      () => ({
        '/': () => document.getElementById(SEARCH_ID)?.focus(),
        '[': () => setCollapsed(!collapsed),
        '?': () => setKeysOpen(true),
        j: () => moveRow(1),
        k: () => moveRow(-1),
        x: selectRow,
        e: editRow,
        'Ctrl+Enter': saveForm,
        'Alt+ArrowLeft': () => step(-1),
        'Alt+ArrowRight': () => step(1),
        'Alt+x': () => activeKey !== null && closeTab(activeKey),
      }),
      [collapsed, setCollapsed, step, closeTab, activeKey],
    ),
  );
  useEnterOnRows();
  const hideFrame = fullScreen && !isNarrow;
  return (
    <Box
      sx={{
        display: 'flex',
        height: '100dvh',
        bgcolor: 'background.default',
        lineHeight: 1.5,
        '@media print': { height: 'auto', display: 'block' },
      }}
    >
      <SkipLink />
      <ProgressBar />
      <NavigationVeil />
      {isNarrow ? (
        <Drawer
          open={drawerOpen}
          onClose={() => setDrawerOpen(false)}
          slotProps={{ paper: { sx: { width: 260 } } }}
        >
          <WorkspaceMenu collapsed={false} onGo={() => setDrawerOpen(false)} />
        </Drawer>
      ) : (
        !hideFrame && (
          <Box
            component="aside"
            sx={{
              width: collapsed ? tokens.size.menuCollapsed : tokens.size.menu,
              flex: 'none',
              '@media print': { display: 'none' },
            }}
          >
            <WorkspaceMenu collapsed={collapsed} onToggle={() => setCollapsed(!collapsed)} />
          </Box>
        )
      )}
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        {!hideFrame && (
          <TopBar
            {...(isNarrow ? { onMenu: () => setDrawerOpen(true) } : {})}
            onFullScreen={() => setFullScreen(true)}
            onKeys={() => setKeysOpen(true)}
          />
        )}
        {isNarrow ? (
          <TabPicker />
        ) : (
          <TabsBar {...(hideFrame ? { onLeaveFullScreen: () => setFullScreen(false) } : {})} />
        )}
        <Box
          component="main"
          id="content"
          tabIndex={-1}
          sx={{
            flex: 1,
            position: 'relative',
            overflow: 'auto',
            px: { xs: 1.5, md: 2.5 },
            pt: 2,
            pb: 2.5,
            outline: 'none',
            // Paper has no window to scroll in.
            '@media print': { overflow: 'visible', position: 'static' },
          }}
        >
          <Page>{children}</Page>
        </Box>
      </Box>
      <KeysDialog open={keysOpen} onClose={() => setKeysOpen(false)} />
    </Box>
  );
}

/** A page that may not be opened or that breaks says so in its place; going elsewhere starts afresh. */
function Page({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const missing = useMissing(pathname);
  if (missing) return <NoPermission missing={missing} />;
  return (
    <ErrorBoundary
      resetKeys={[pathname]}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <ErrorNotice error={error} onRetry={() => resetErrorBoundary()} />
      )}
    >
      <Suspense fallback={<Opening />}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** Who the admin is could not be found out: to the log in when the session is over, else a way to try again. */
function NotLetIn({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  useEffect(() => {
    void logoutIfAccessDenied(error);
  }, [error, logoutIfAccessDenied]);
  return <ErrorNotice error={error} onRetry={onRetry} />;
}

function SkipLink() {
  const translate = useTranslate();
  return (
    <Box
      component="a"
      href="#content"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
      sx={{
        position: 'absolute',
        top: 8,
        left: 8,
        zIndex: (theme) => theme.zIndex.tooltip,
        px: 2,
        py: 1,
        borderRadius: '6px',
        bgcolor: 'background.paper',
        color: 'primary.main',
        '&:not(:focus)': { width: '1px', height: '1px', p: 0, overflow: 'hidden', clipPath: 'inset(50%)' },
      }}
    >
      {translate('app.skip')}
    </Box>
  );
}

function useEnterOnRows(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) openRow();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
