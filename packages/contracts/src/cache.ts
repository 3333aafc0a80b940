/** Core NATS subject on which every process hears that it should read again what it keeps in memory. No payload. */
export const CACHE_CLEARED = 'cache.cleared';
