import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { createLookTheme, LocaleContext, type Locale, type LookMode } from '@parcelway/look';
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { changeLocale, htmlLang } from '../i18n';

interface AppearanceChoice {
  locale: Locale;
  mode: LookMode;
  setLocale: (locale: Locale) => void;
  setMode: (mode: LookMode) => void;
}

const KEY = 'parcelway.mode';
const globalStyles = {
  '#root': { minHeight: '100dvh', display: 'flex', flexDirection: 'column' },
  a: { color: 'inherit' },
  // Buttons drawn from nothing would fall back to the browser's own face.
  button: { font: 'inherit' },
} as const;
const AppearanceContext = createContext<AppearanceChoice>({
  locale: 'zh-cn',
  mode: 'light',
  setLocale: () => undefined,
  setMode: () => undefined,
});

/** Language and light or dark, with what changes them. */
export function useAppearance(): AppearanceChoice {
  return useContext(AppearanceContext);
}

/** Provides language and theme. Dark follows the system until the reader chooses; `onLocale` runs after a change of language. */
export function Appearance({
  first,
  onLocale,
  children,
}: {
  first: Locale;
  onLocale: () => void;
  children: ReactNode;
}) {
  const [locale, setShownLocale] = useState<Locale>(first);
  const [chosen, setChosen] = useState(() => localStorage.getItem(KEY));
  const systemDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  const mode: LookMode = chosen === 'dark' || chosen === 'light' ? chosen : systemDark ? 'dark' : 'light';
  const theme = useMemo(() => createLookTheme({ mode, audience: 'customer' }), [mode]);

  useEffect(() => {
    document.documentElement.lang = htmlLang(locale);
  }, [locale]);

  const choice = useMemo<AppearanceChoice>(
    () => ({
      locale,
      mode,
      setLocale: (next) =>
        void changeLocale(next).then(() => {
          setShownLocale(next);
          onLocale();
        }),
      setMode: (next) => {
        localStorage.setItem(KEY, next);
        setChosen(next);
      },
    }),
    [locale, mode, onLocale],
  );
  return (
    <AppearanceContext value={choice}>
      <LocaleContext value={locale}>
        <ThemeProvider theme={theme}>
          <CssBaseline enableColorScheme />
          <GlobalStyles styles={globalStyles} />
          {children}
        </ThemeProvider>
      </LocaleContext>
    </AppearanceContext>
  );
}
