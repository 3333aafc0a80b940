/** A right or a page that can be granted, with those under it. */
export interface RuleNode {
  readonly name: string;
  readonly title: string;
  readonly children?: readonly RuleNode[];
}

/** What stands for everything. */
export const EVERYTHING = '*';

/** Names of all nodes of a tree, parents before their children. */
export function ruleNames(nodes: readonly RuleNode[]): string[] {
  return nodes.flatMap(({ name, children = [] }) => [name, ...ruleNames(children)]);
}

/** Granted names as they are stored: ticked ones and every parent on the way to them, in the order of the tree. */
export function withParents(nodes: readonly RuleNode[], ticked: ReadonlySet<string>): string[] {
  return nodes.flatMap(({ name, children = [] }) => {
    const below = withParents(children, ticked);
    return ticked.has(name) || below.length > 0 ? [name, ...below] : [];
  });
}

/** Ticked names for the tree: a parent whose children are not all granted is only half ticked, which the tree shows by itself. */
export function tickedOf(nodes: readonly RuleNode[], granted: ReadonlySet<string>): string[] {
  return nodes.flatMap(({ name, children = [] }) => {
    const below = tickedOf(children, granted);
    const isWhole = children.every((child) => below.includes(child.name));
    return granted.has(name) && isWhole ? [name, ...below] : below;
  });
}

/** Titles of what is granted now and was not before, and the other way round; parents go without saying. */
export function ruleDifference(
  nodes: readonly RuleNode[],
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
): { readonly added: readonly string[]; readonly removed: readonly string[] } {
  const leaves = leavesOf(nodes, []);
  return {
    added: leaves.flatMap(({ name, path }) => (after.has(name) && !before.has(name) ? [path] : [])),
    removed: leaves.flatMap(({ name, path }) => (before.has(name) && !after.has(name) ? [path] : [])),
  };
}

function leavesOf(
  nodes: readonly RuleNode[],
  above: readonly string[],
): { readonly name: string; readonly path: string }[] {
  return nodes.flatMap(({ name, title, children = [] }) =>
    children.length === 0
      ? [{ name, path: [...above.slice(-1), title].join(' · ') }]
      : leavesOf(children, [...above, title]),
  );
}
