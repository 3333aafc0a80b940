import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from './App';
import { BASE } from './layout/tab-rules';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');

const router = createBrowserRouter([{ path: '*', element: <App /> }], { basename: BASE });

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
