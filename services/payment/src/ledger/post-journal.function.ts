/**
 * post_journal(kind text, ref_type text, ref_no text, user_id bigint, admin_id bigint, memo text, entries jsonb): the one way into the books.
 *
 * - `ref_type`, `ref_no`: what moved the money, by its public number
 * - `user_id`: whose money; `admin_id`: the staff who moved it; both may be null
 * - `entries`: `[{account, currency, amount, user_id?, bill_id?}]`, amounts signed minor units (debit above zero) as strings or numbers;
 *   they sum to zero in each currency
 *
 * Atomic in the caller's transaction; takes no lock. Returns the journal's id. Raises check_violation for entries that do not sum to zero, that
 * are zero, or whose account the chart does not have.
 */
export const postJournalFunction = `
CREATE OR REPLACE FUNCTION post_journal(
  p_kind text, p_ref_type text, p_ref_no text, p_user_id bigint, p_admin_id bigint, p_memo text, p_entries jsonb
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  v_id bigint := nextval('journal_id_seq');
BEGIN
  WITH journal AS (
    INSERT INTO journal (id, journal_no, kind, ref_type, ref_no, user_id, admin_id, memo)
    VALUES (v_id, 'J' || (1000000000 + v_id), p_kind, p_ref_type, p_ref_no, p_user_id, p_admin_id, p_memo)
  )
  INSERT INTO ledger_entry (journal_id, account, currency, amount, user_id, bill_id)
  SELECT v_id, account, currency, amount, user_id, bill_id
  FROM jsonb_to_recordset(p_entries) AS e(account text, currency text, amount bigint, user_id bigint, bill_id bigint);
  RETURN v_id;
END $$`;
