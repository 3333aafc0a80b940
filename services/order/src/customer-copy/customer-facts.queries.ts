import type { AddressSnapshot, MemberTerms } from '@parcelway/contracts';
import type { NamedQuery } from '@parcelway/platform';

/** $1 user_id, $2 sender address id, $3 receiver address id. One row; what is missing is null. */
export const customerFacts: NamedQuery = {
  name: 'customer-facts',
  text: `
    SELECT (SELECT book_version FROM price_book WHERE id = 1) AS book_version,
           (SELECT terms FROM member_copy WHERE user_id = $1) AS member,
           (SELECT snapshot FROM address_copy WHERE id = $2 AND user_id = $1 AND NOT is_deleted) AS sender,
           (SELECT snapshot FROM address_copy WHERE id = $3 AND user_id = $1 AND NOT is_deleted) AS receiver`,
};

export interface CustomerFactsRow {
  readonly book_version: string;
  readonly member: MemberTerms | null;
  readonly sender: AddressSnapshot | null;
  readonly receiver: AddressSnapshot | null;
}
