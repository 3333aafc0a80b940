import { localStorageStore } from 'react-admin';

/** What this device remembers of one admin: language, colours, open tabs, filters. */
export const store = localStorageStore('1', 'Parcelway');
