import type { ComponentType, ReactNode } from 'react';

/** The screens of a resource that are its own; the others are drawn from its declaration. */
export interface Screens {
  readonly list?: ComponentType;
  readonly show?: ComponentType;
  readonly edit?: ComponentType;
  readonly create?: ComponentType;
  /** Further routes under the resource's path. */
  readonly children?: ReactNode;
}
