import type { DataSource, EntityManager } from 'typeorm';
import type { MobileParts } from '../address/domain/contact';

type Database = Pick<DataSource | EntityManager, 'query'>;

/** $1 e-mail address in lower case → id of a living member */
const BY_EMAIL = `SELECT id FROM member WHERE email = $1 AND delete_time IS NULL`;
/** $1 calling code, $2 national number → id of a living member */
const BY_MOBILE = `SELECT id FROM member WHERE mobile_code = $1 AND mobile = $2 AND delete_time IS NULL`;

/** Id of the living member with this e-mail address, or null. */
export async function memberByEmail(database: Database, email: string): Promise<number | null> {
  return firstId(await database.query(BY_EMAIL, [email]));
}

/** Id of the living member with this mobile number, or null. */
export async function memberByMobile(
  database: Database,
  { code, national }: MobileParts,
): Promise<number | null> {
  return firstId(await database.query(BY_MOBILE, [code, national]));
}

function firstId(rows: unknown): number | null {
  const [row] = rows as { id: string }[];
  return row ? Number(row.id) : null;
}
