import type { AddressSnapshot, MemberTerms } from '@parcelway/contracts';

interface Queryable {
  query(sql: string, parameters: unknown[]): Promise<unknown>;
}

/** Writes a copy unless a newer one is there. */
export async function saveMemberCopy(database: Queryable, terms: MemberTerms): Promise<void> {
  await database.query(
    `INSERT INTO member_copy (user_id, copy_version, terms) VALUES ($1, $2, $3)
     ON CONFLICT (user_id) DO UPDATE SET copy_version = excluded.copy_version, terms = excluded.terms
     WHERE member_copy.copy_version < excluded.copy_version`,
    [terms.user_id, terms.version, JSON.stringify(terms)],
  );
}

/** Writes a copy unless a newer one is there. */
export async function saveAddressCopy(database: Queryable, address: AddressSnapshot): Promise<void> {
  await database.query(
    `INSERT INTO address_copy (id, user_id, copy_version, is_deleted, snapshot) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (id) DO UPDATE SET copy_version = excluded.copy_version, is_deleted = excluded.is_deleted, snapshot = excluded.snapshot
     WHERE address_copy.copy_version < excluded.copy_version`,
    [address.id, address.user_id, address.version, address.is_deleted, JSON.stringify(address)],
  );
}
