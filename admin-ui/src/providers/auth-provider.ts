import type { Language } from '@parcelway/client';
import type { AuthProvider } from 'react-admin';
import { needsLogin } from './problem';
import { callRest, spoken } from './rest';
import type { MenuNode } from '../layout/menu-tree';
import type { Access } from './permissions';
import { mayDo } from './permissions';
import { sessions } from './session';

/** The logged-in admin and the admin's nodes. */
export interface Me extends Access {
  readonly admin: {
    readonly id: number;
    readonly username: string;
    readonly nickname: string;
    readonly avatar: string;
  };
  readonly super: boolean;
  /** In the language it was asked for. */
  readonly menus: readonly MenuNode[];
  readonly site: { readonly siteName: string };
}

let known: { readonly language: Language; readonly me: Promise<Me> } | null = null;

/** Who is logged in, with menu titles in that language where it matters; asked once per session and language. Throws HttpError. */
export function loadMe(language = known?.language ?? spoken()): Promise<Me> {
  if (known?.language === language) return known.me;
  // The page may be on its way to this language.
  const headers = { 'think-lang': language };
  const me = callRest<Me>('GET', '/me', undefined, { headers }).catch((error: unknown) => {
    known = null;
    throw error;
  });
  known = { language, me };
  return me;
}

/** The own record changed: who is logged in is asked for anew. */
export function forgetMe(): void {
  known = null;
}

export const authProvider: AuthProvider = {
  /** `form`: user name, password, and the captcha where one is asked for. */
  async login(form: Readonly<Record<string, string>>) {
    const answer = await callRest<{ token: string; refresh_token?: string }>('POST', '/login', form);
    sessions.set({ token: answer.token, refreshToken: answer.refresh_token ?? '' });
    known = null;
  },
  async logout() {
    const session = sessions.get();
    if (session) {
      try {
        await callRest('POST', '/logout', { refresh_token: session.refreshToken });
      } catch {
        // The session ends here whether or not the server could be told.
      }
    }
    sessions.set(null);
    known = null;
  },
  checkAuth() {
    return sessions.get() ? Promise.resolve() : Promise.reject(new Error());
  },
  checkError(error: unknown) {
    return needsLogin(error) ? Promise.reject(new Error()) : Promise.resolve();
  },
  async getIdentity() {
    const { admin } = await loadMe();
    return { ...admin, fullName: admin.nickname || admin.username };
  },
  getPermissions: () => loadMe(),
  async canAccess({ resource, action }) {
    return mayDo(await loadMe(), resource, action);
  },
};
