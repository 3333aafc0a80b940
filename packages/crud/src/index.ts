export { bind } from './bind';
export type { ResourceBinding } from './bind';
export type { ResourceHooks, RowInput, WriteKind } from './hooks';
export { crudProviders } from './crud-providers';
export { BoundResource } from './bound-resource';
export { CaptureRules } from './capture/capture-rules';
export { Captor } from './capture/captor';
export { cleanHtml } from './rich-text';
export { CrudService } from './crud.service';
