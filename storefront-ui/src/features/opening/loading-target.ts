import { safeTarget } from '../login/login-rules';

/**
 * Where the centre's loading page goes on to: the rest of its address is a path of this site, or the other clients' JSON
 * `{path, query}`. Anything else, and the loading page itself, is the centre's first page.
 */
export function loadingTarget(to: string | undefined): string {
  if (!to) return safeTarget(null);
  const path = to.startsWith('{') ? pathOfJson(to) : to.startsWith('/') ? to : `/${to}`;
  return safeTarget(path?.startsWith('/user/loading') ? null : path);
}

function pathOfJson(text: string): string | null {
  try {
    const { path, query } = JSON.parse(text) as { path?: unknown; query?: unknown };
    if (typeof path !== 'string') return null;
    const search = new URLSearchParams(query as Record<string, string> | undefined).toString();
    return search ? `${path}?${search}` : path;
  } catch {
    return null;
  }
}
