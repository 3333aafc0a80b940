import * as declarations from './declarations';
import type { Resource } from './define-resource';

export * from './capture-choices';
export * from './define-resource';
export * from './relation-names';
export * from './declarations';
export { actsWithNode, describedMenus, menusForAll } from './described-menus';
export type { DescribedMenu } from './described-menus';
export { actTitles } from './act-titles';
export { REFUND_DESTINATIONS, REFUND_KINDS } from '../payment/refund-words';
export { CLAIM_DESTINATIONS, CLAIM_KINDS, MAX_CLAIM_PHOTOS } from '../order/claim-words';

/** Every back-office resource, by its name. */
export const resources: Readonly<Record<string, Resource>> = Object.fromEntries(
  Object.values(declarations).map((resource: Resource) => [resource.name, resource]),
);
