import { SessionStore } from '@parcelway/client';

/** The admin who is logged in here, in every tab of this browser. */
export const sessions = new SessionStore(localStorage, 'parcelway.admin.session');

window.addEventListener('storage', sessions.onStorage);
