import type { Type } from '@nestjs/common';
import type { Resource } from '@parcelway/contracts/resources';
import type { ObjectLiteral } from 'typeorm';
import type { ResourceHooks } from './hooks';

/** A declaration joined to the entity that stores it and, where it has rules of its own, to its hooks (a Nest provider). */
export interface ResourceBinding {
  readonly resource: Resource;
  readonly entity: Type<ObjectLiteral>;
  readonly hooks?: Type<ResourceHooks<never>>;
}

export function bind<Entity extends ObjectLiteral>(
  resource: Resource,
  entity: Type<Entity>,
  hooks?: Type<ResourceHooks<Entity>>,
): ResourceBinding {
  return hooks
    ? { resource, entity, hooks: hooks as unknown as Type<ResourceHooks<never>> }
    : { resource, entity };
}
