/** A rule that groups hold by name. */
interface Rule {
  readonly id: number;
  readonly pid: number | null;
  readonly name: string;
}

const EVERYTHING = '*';

/**
 * A group's rules as the forms of the existing clients tick them: ids as text, without rules that others of the group hang under
 * (their tick follows from those below); `["*"]` for everything.
 */
export function tickedIds(names: readonly string[], rules: readonly Rule[]): readonly string[] {
  if (names.includes(EVERYTHING)) return [EVERYTHING];
  const held = new Set(names);
  const own = rules.filter(({ name }) => held.has(name));
  const parents = new Set(own.map(({ pid }) => pid));
  return own.filter(({ id }) => !parents.has(id)).map(({ id }) => String(id));
}

/** Names of rules in a row, whatever else came in its place. */
export function ruleNamesIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
