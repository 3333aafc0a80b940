import { SessionStore } from '@parcelway/client';

/** The member who is logged in here, in every tab of this browser. */
export const sessionStore = new SessionStore(localStorage, 'parcelway.member');

window.addEventListener('storage', sessionStore.onStorage);
