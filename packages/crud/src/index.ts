export { bind } from './bind';
export type { ResourceBinding } from './bind';
export type { ResourceHooks, RowInput, WriteKind } from './hooks';
export { crudProviders } from './crud-providers';
