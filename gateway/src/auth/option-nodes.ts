import type { Resource } from '@parcelway/contracts/resources';
import { permissionNode, resources } from '@parcelway/contracts/resources';

const known = new Map<string, readonly string[]>();

/** Who may read a resource's labels: who lists it, and who adds or edits rows of a resource that refers to it. */
export function optionNodes(resource: Resource): readonly string[] {
  const nodes = known.get(resource.name) ?? collect(resource);
  known.set(resource.name, nodes);
  return nodes;
}

function collect(resource: Resource): readonly string[] {
  const referring = Object.values(resources).filter(({ fields }) =>
    Object.values(fields).some(({ to }) => to === resource.name),
  );
  return [
    permissionNode(resource, 'index'),
    ...referring.flatMap((one) => [permissionNode(one, 'add'), permissionNode(one, 'edit')]),
  ];
}
