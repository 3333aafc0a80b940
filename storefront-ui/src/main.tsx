import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { configureClient } from './api/client';
import { Appearance } from './app/Appearance';
import { queryClient } from './app/query-client';
import { loginPath, router } from './app/router';
import { readerLanguage, startI18n } from './i18n';
import { ToastProvider } from './ui/Toast';

configureClient({
  language: readerLanguage,
  onLoginNeeded: () => {
    queryClient.clear();
    const { pathname, search } = router.state.location;
    if (pathname !== '/user/login') void router.navigate(loginPath(pathname + search));
  },
  onRedirect: (path) => void router.navigate(path),
});

/** Answers of the server carry words: in another language they have to be asked for again. */
const reloadWords = (): void => void queryClient.invalidateQueries();

const locale = await startI18n();
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Appearance first={locale} onLocale={reloadWords}>
          <ToastProvider>
            <RouterProvider router={router} />
          </ToastProvider>
        </Appearance>
      </QueryClientProvider>
    </StrictMode>,
  );
}
