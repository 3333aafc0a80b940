import { lazy } from 'react';
import { resources } from '@parcelway/contracts/resources';
import { createLookTheme } from '@parcelway/look';
import type { LookMode } from '@parcelway/look';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import type { RaThemeOptions } from 'react-admin';
import { Navigate, Route } from 'react-router-dom';
import { representation } from './crud/resource-fields';
import { Dashboard } from './dashboard/Dashboard';
import { i18nProvider } from './i18n/i18n-provider';
import { NoPermission, NotFound } from './layout/StatusPages';
import { Toasts } from './layout/Toasts';
import { IframePage } from './layout/IframePage';
import { LoadingPage } from './layout/LoadingPage';
import { Opening } from './layout/Opening';
import { WorkspaceLayout } from './layout/WorkspaceLayout';
import { LoginPage } from './login/LoginPage';
import { authProvider } from './providers/auth-provider';
import { dataProvider } from './providers/data-provider';
import { store } from './providers/store';
import { screensOf } from './resources';
import { ProfilePage } from './resources/admin-profile/ProfilePage';

/**
 * The look's staff theme; suggesting fields fill their place like the others, buttons of any shape share the font, and lists of inputs
 * stand in line with the rest and show how a line is removed without a pointer over it.
 */
function themeOf(mode: LookMode): RaThemeOptions {
  const { components, ...theme } = createLookTheme({ mode, audience: 'staff' });
  return {
    ...theme,
    components: {
      ...components,
      MuiAutocomplete: { defaultProps: { fullWidth: true } },
      MuiButtonBase: { ...components?.MuiButtonBase, styleOverrides: { root: { fontFamily: 'inherit' } } },
      RaArrayInput: { styleOverrides: { root: { '& .RaArrayInput-label': { left: 0 } } } },
      RaSimpleFormIterator: {
        styleOverrides: { root: { '& .RaSimpleFormIterator-action': { visibility: 'visible' } } },
      },
    },
  };
}

const light = themeOf('light');
const dark = themeOf('dark');

/** The bare address of the back office leads on to the page it opens with. */
const SimulatorPage = lazy(async () => ({
  default: (await import('./price-simulator/SimulatorPage')).SimulatorPage,
}));
const PlaceForMemberPage = lazy(async () => ({
  default: (await import('./place-for-member/PlaceForMemberPage')).PlaceForMemberPage,
}));
const PlaceStoragePage = lazy(async () => ({
  default: (await import('./place-for-member/PlaceStoragePage')).PlaceStoragePage,
}));
const ToLoading = () => <Navigate to="/loading" replace />;

/** One `<Resource>` per declaration: the default screens, or the resource's own where it has some. */
export function App() {
  return (
    <Admin
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      store={store}
      theme={light}
      darkTheme={dark}
      layout={WorkspaceLayout}
      loading={Opening}
      loginPage={LoginPage}
      dashboard={ToLoading}
      accessDenied={NoPermission}
      catchAll={NotFound}
      notification={Toasts}
      title="Parcelway"
      requireAuth
      disableTelemetry
    >
      <CustomRoutes>
        <Route path="/loading/:to?" element={<LoadingPage />} />
        <Route path="/dashboard" element={<Dashboard />} />
        <Route path="/price-simulator" element={<SimulatorPage />} />
        <Route path="/placeOrderLuggage" element={<PlaceForMemberPage />} />
        <Route path="/placeOrderLuggageDeposit" element={<PlaceStoragePage />} />
        <Route path="/profile" element={<ProfilePage />} />
        <Route path="/iframe/*" element={<IframePage />} />
      </CustomRoutes>
      {Object.values(resources).map((resource) => (
        <Resource
          key={resource.name}
          name={resource.name}
          {...screensOf(resource)}
          recordRepresentation={(record: Readonly<Record<string, unknown>>) =>
            representation(resource, record)
          }
        />
      ))}
    </Admin>
  );
}
