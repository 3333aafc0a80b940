import { crudOf } from '@parcelway/contracts';
import type { UserServiceUnderTest } from './running-service';

let count = 0;

/** A group that holds these rules, put in past all checks. */
export async function newGroup(
  under: UserServiceUnderTest,
  rules: readonly string[],
  { status = true }: { readonly status?: boolean } = {},
): Promise<number> {
  count += 1;
  return idOf(under, `INSERT INTO admin_group (name, rules, status) VALUES ($1, $2, $3) RETURNING id`, [
    `group ${count}`,
    JSON.stringify(rules),
    status,
  ]);
}

/** An admin of these groups, put in past all checks; nobody knows the password. */
export async function newAdmin(
  under: UserServiceUnderTest,
  groups: readonly number[],
  { status = true }: { readonly status?: boolean } = {},
): Promise<number> {
  count += 1;
  return idOf(
    under,
    `INSERT INTO admin (username, nickname, password, group_arr, status) VALUES ($1, $1, '', $2, $3) RETURNING id`,
    [`staff_${count}`, JSON.stringify(groups), status],
  );
}

async function idOf(under: UserServiceUnderTest, sql: string, values: unknown[]): Promise<number> {
  const [row] = (await under.database.query(`WITH made AS (${sql}) SELECT id FROM made`, values)) as {
    id: string;
  }[];
  return Number(row?.id);
}

/** The generic calls of the user service. */
export const crud = (under: UserServiceUnderTest) => under.client(crudOf('user'));
