/** The rule that stands for all. */
export const EVERYTHING = '*';

/** What somebody may do: names of menu rows, or everything. */
export type Rights = ReadonlySet<string> | typeof EVERYTHING;

export interface GroupRights {
  readonly id: number;
  readonly rules: readonly string[];
  readonly status: boolean;
}

/** The union of the enabled groups. */
export function rightsOf(groups: readonly GroupRights[]): Rights {
  const names = new Set(groups.filter(({ status }) => status).flatMap(({ rules }) => rules));
  return names.has(EVERYTHING) ? EVERYTHING : names;
}

/**
 * Ids of the groups that somebody with these rights may hand out and whose admins they may manage: enabled ones that hold nothing the
 * rights lack, and lack something the rights hold.
 */
export function groupsBelow(rights: Rights, groups: readonly GroupRights[]): readonly number[] {
  if (rights === EVERYTHING) return groups.map(({ id }) => id);
  return groups
    .filter(
      ({ status, rules }) => status && rules.every((rule) => rights.has(rule)) && hasLess(rules, rights),
    )
    .map(({ id }) => id);
}

function hasLess(rules: readonly string[], rights: ReadonlySet<string>): boolean {
  const held = new Set(rules);
  return [...rights].some((right) => !held.has(right));
}
