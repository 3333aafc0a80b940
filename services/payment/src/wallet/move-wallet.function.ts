/**
 * move_wallet(user_id bigint, currency text, money bigint, kind text, memo text, admin_id bigint, bill_type text, bill_no text,
 *             bill_id bigint, ref_type text, ref_no text, against jsonb)
 *
 * Changes a wallet, makes it on first use, and writes the money record and the journal that explain it.
 *
 * - `money`: signed minor units, not 0
 * - `bill_type`, `bill_no`: what the record is of; null = nothing
 * - `bill_id`: of a bill whose money is the member's own, a recharge; null for all others
 * - `ref_type`, `ref_no`: for the journal; null = the money record itself
 * - `against`: the other side of the journal, as post_journal takes it; sums to `money`
 *
 * Atomic in the caller's transaction; locks the wallet. Returns `{id, before, after, sequence}` of the new record, or null where the wallet
 * would go below zero: then nothing has happened.
 */
export const moveWalletFunction = `
CREATE OR REPLACE FUNCTION move_wallet(
  p_user_id bigint, p_currency text, p_money bigint, p_kind text, p_memo text, p_admin_id bigint,
  p_bill_type text, p_bill_no text, p_bill_id bigint, p_ref_type text, p_ref_no text, p_against jsonb
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_balance bigint;
  v_sequence bigint;
  v_record_id bigint;
BEGIN
  LOOP
    UPDATE wallet SET balance = balance + p_money, sequence = sequence + 1, version = version + 1, update_time = now()
    WHERE user_id = p_user_id AND currency = p_currency AND balance + p_money >= 0
    RETURNING balance, sequence INTO v_balance, v_sequence;
    EXIT WHEN FOUND;
    IF p_money < 0 THEN RETURN NULL; END IF;
    INSERT INTO wallet (user_id, currency) VALUES (p_user_id, p_currency) ON CONFLICT DO NOTHING;
  END LOOP;

  INSERT INTO member_money_record
    (user_id, currency, money, before, after, kind, memo, wallet_sequence, admin_id, bill_type, bill_no, sequence)
  VALUES (p_user_id, p_currency, p_money, v_balance - p_money, v_balance, p_kind, p_memo, v_sequence, p_admin_id, p_bill_type, p_bill_no,
    1 + (SELECT count(*) FROM member_money_record WHERE bill_no = p_bill_no AND bill_type = p_bill_type AND kind = p_kind))
  RETURNING id INTO v_record_id;

  PERFORM post_journal(
    p_kind, coalesce(p_ref_type, 'record'), coalesce(p_ref_no, v_record_id::text), p_user_id, p_admin_id, p_memo,
    p_against || jsonb_build_object(
      'account', 'wallet', 'currency', p_currency, 'amount', -p_money, 'user_id', p_user_id, 'bill_id', p_bill_id));

  RETURN jsonb_build_object('id', v_record_id, 'before', (v_balance - p_money)::text, 'after', v_balance::text, 'sequence', v_sequence);
END $$`;
