export { ApiError, type NoAnswer } from './api-error';
export { Client, type Answer, type CallOptions, type ClientSettings } from './client';
export type { Language } from './failure-texts';
export type { LoadingCounter } from './loading-counter';
export { queryString } from './query-string';
export { SessionStore, type Tokens } from './session-store';
export { randomKey, WriteIntent } from './write-intent';
