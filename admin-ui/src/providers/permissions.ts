import type { Resource } from '@parcelway/contracts/resources';
import { permissionNode, resources } from '@parcelway/contracts/resources';

/** What an admin may do: permission nodes such as `goods/category/add`, or everything. */
export interface Access {
  readonly nodes: readonly string[] | '*';
}

/** The acts of the declarations by the words react-admin uses for them. */
const acts: Readonly<Record<string, string>> = {
  list: 'index',
  show: 'index',
  create: 'add',
  edit: 'edit',
  delete: 'del',
};

/** Whether the admin holds the node of one act or action of a resource; nodes compare without case. */
export function holds(access: Access, resource: Pick<Resource, 'controller'>, act: string): boolean {
  if (access.nodes === '*') return true;
  const wanted = permissionNode(resource, act).toLowerCase();
  return access.nodes.some((node) => node.toLowerCase() === wanted);
}

/**
 * Whether a screen or a button may be shown: the resource has the act and the admin holds its node. `action` is one of
 * react-admin's words, an act, or a further action of the declaration. Unknown resources are refused.
 */
export function mayDo(access: Access, name: string, action: string): boolean {
  const resource = resources[name];
  if (!resource) return false;
  const act = acts[action] ?? action;
  const declared = (resource.acts as readonly string[]).includes(act) || resource.actions?.includes(act);
  return declared === true && holds(access, resource, act);
}

/** A permission by its resource and its act. */
export interface Permission {
  readonly resource: Resource;
  readonly act: string;
}

/** The declared permission a page of the workspace asks for and the admin does not hold; null when nothing is in the way. */
export function missingFor(access: Access, pathname: string): Permission | null {
  const [name = '', id, page] = pathname.split('/').filter((part) => part !== '');
  const resource = resources[name];
  const act = id === 'create' ? 'add' : id === undefined || page === 'show' ? 'index' : 'edit';
  if (!resource || !(resource.acts as readonly string[]).includes(act)) return null;
  return holds(access, resource, act) ? null : { resource, act };
}
