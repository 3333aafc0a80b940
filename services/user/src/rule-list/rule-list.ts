import { invalidFields } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { EVERYTHING } from '../admin-access/domain/rights';

/** Rules that groups are given by name, and the groups that hold lists of them. */
export interface RuleTables {
  readonly rules: 'menu' | 'member_rule';
  readonly groups: 'admin_group' | 'member_group';
}

export const adminRules: RuleTables = { rules: 'menu', groups: 'admin_group' };
export const memberRules: RuleTables = { rules: 'member_rule', groups: 'member_group' };

/** A form that says nothing of rules: those that are there stay. */
export function isNothing(rules: unknown): boolean {
  return (
    rules === undefined || rules === null || rules === '' || (Array.isArray(rules) && rules.length === 0)
  );
}

/**
 * A posted list of rules as names: ids of rows (numbers or digits, as the existing clients send them) and names alike; all of them
 * together, or `*`, are `["*"]`. Errors: request.invalid for one that does not exist.
 */
export async function ruleNames(
  posted: unknown,
  { rules }: RuleTables,
  manager: EntityManager,
): Promise<readonly string[]> {
  if (!Array.isArray(posted)) throw invalidFields([{ field: 'rules', rule: 'json' }]);
  const wanted = [...new Set(posted.map(String))];
  if (wanted.includes(EVERYTHING)) return [EVERYTHING];
  const rows = (await manager.query(`SELECT id, name FROM ${rules} ORDER BY name`)) as {
    id: string;
    name: string;
  }[];
  const nameOf = new Map(rows.flatMap(({ id, name }) => [[id, name] as const, [name, name] as const]));
  const names = wanted.map((one) => nameOf.get(one));
  if (names.includes(undefined)) throw invalidFields([{ field: 'rules', rule: 'unknown' }]);
  const held = new Set(names);
  return rows.every(({ name }) => held.has(name)) && rows.length > 0
    ? [EVERYTHING]
    : rows.map(({ name }) => name).filter((name) => held.has(name));
}

/** A new rule goes to every group that holds the rule it hangs under. */
export async function giveToOwnersOf(
  parentId: number,
  name: string,
  { rules, groups }: RuleTables,
  manager: EntityManager,
): Promise<void> {
  await manager.query(
    `UPDATE ${groups} SET rules = ${groups}.rules || to_jsonb($2::text), version = ${groups}.version + 1
     FROM ${rules} AS parent WHERE parent.id = $1 AND ${groups}.rules ? parent.name AND NOT ${groups}.rules ? $2`,
    [parentId, name],
  );
}

/** Groups go on holding a rule that is called otherwise now. */
export async function renameInGroups(
  from: string,
  to: string,
  { groups }: RuleTables,
  manager: EntityManager,
): Promise<void> {
  await manager.query(
    `UPDATE ${groups} SET rules = (rules - $1::text) || to_jsonb($2::text), version = version + 1 WHERE rules ? $1`,
    [from, to],
  );
}

export async function takeFromGroups(
  name: string,
  { groups }: RuleTables,
  manager: EntityManager,
): Promise<void> {
  await manager.query(
    `UPDATE ${groups} SET rules = rules - $1::text, version = version + 1 WHERE rules ? $1`,
    [name],
  );
}
