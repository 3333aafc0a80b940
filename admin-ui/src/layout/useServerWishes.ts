import { useEffect } from 'react';
import { HttpError, useLogoutIfAccessDenied, useNavigate, useNotify } from 'react-admin';
import { page } from '../providers/rest';

/** Does what the server's answers ask of the page while the workspace is open: log in again, go elsewhere, tell a success. */
export function useServerWishes(): void {
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const navigate = useNavigate();
  const notify = useNotify();
  useEffect(() => {
    const before = { ...page };
    page.onLoginNeeded = () => void logoutIfAccessDenied(new HttpError('', 401, { needsLogin: true }));
    page.onRedirect = (path) => navigate(path.replace(/^\/admin(?=\/|$)/, '') || '/');
    page.onSuccess = (text) => notify(text, { type: 'success' });
    return () => void Object.assign(page, before);
  }, [logoutIfAccessDenied, navigate, notify]);
}
