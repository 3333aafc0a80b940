export { bind } from './bind';
export type { ResourceBinding } from './bind';
export type { ResourceHooks, WriteKind } from './hooks';
export { crudProviders } from './crud-providers';
