import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from './App';
import { BASE } from './layout/tab-rules';
import { VisitsContext } from './layout/tabs-context';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');

const router = createBrowserRouter([{ path: '*', element: <App /> }], { basename: BASE });

createRoot(root).render(
  <StrictMode>
    <VisitsContext value={router.subscribe}>
      <RouterProvider router={router} />
    </VisitsContext>
  </StrictMode>,
);
