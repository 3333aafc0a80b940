import { billPaid, walletChanged } from '@parcelway/contracts';
import { billAccountSql } from '../ledger/domain/chart';

/** Name of the call in `idempotency_key`. */
const CALL = 'payment.pay-from-balance';

/** Locks the bills that are meant, by id, and sums up what is due on them. */
const lockMeant = (meant: string): string => `
    SELECT count(*) AS known,
           count(*) FILTER (WHERE pay_status <> 1) AS settled,
           count(*) FILTER (WHERE is_due) AS bills,
           (sum(owed) FILTER (WHERE is_due))::bigint AS total,
           array_agg(id) FILTER (WHERE is_due) AS ids,
           min(currency) FILTER (WHERE is_due) AS currency,
           max(currency) FILTER (WHERE is_due) AS last_currency,
           min(bill_type) FILTER (WHERE is_due) AS bill_type,
           to_jsonb(array_agg(DISTINCT bill_type) FILTER (WHERE is_due)) AS bill_types,
           bool_or(bill_type = 'recharge') AS has_recharge,
           CASE WHEN min(ref_no) = max(ref_no) THEN min(ref_no) ELSE '' END AS ref_no,
           jsonb_agg(jsonb_build_object('bill_id', id, 'bill_no', bill_no, 'amount', money_text(owed, currency)))
             FILTER (WHERE is_due) AS allocations
    INTO v_due
    FROM (
      SELECT id, bill_no, bill_type, ref_no, currency, pay_status,
             amount - paid_amount AS owed, pay_status = 1 AND NOT is_void AS is_due
      FROM bill WHERE ${meant} AND user_id = p_user_id ORDER BY id FOR UPDATE
    ) AS mine;`;

/**
 * pay_from_balance(user_id bigint, ref_no text, bill_nos text[], payment_no text, key text, request_hash text, request_id text,
 *                  new_bill_no text, new_bill jsonb, wallet_currency text, rate text, admin_id bigint)
 *
 * Pays all unpaid bills of one reference, or the bills named, from the member's balance: each in full, all or none, in one payment.
 *
 * - `user_id`: whose bills; bills of others do not exist here
 * - `ref_no`, `bill_nos`: of what, or which, each number once; one of the two is null. All bills that are named must be due
 * - `payment_no`: number of the new payment
 * - `key`, `request_hash`: the caller's idempotency key and the hash of its request; null = no key
 * - `request_id`: for the events, may be null
 * - `new_bill_no`, `new_bill`: a bill to raise first, as raise_bill takes it; null = none
 * - `wallet_currency`: from which of the member's balances; null = the one in the bills' currency
 * - `rate`: the rate that the caller was told; another one in force refuses the payment, null = whatever is in force
 * - `admin_id`: staff who pay in the member's name; null = the member
 *
 * From a balance in another currency the sum is taken at the rate from the bills' currency to the wallet's that is in force when the payment
 * begins, rounded once; each bill's record has its share of what is taken. Bills, payment and takings stay in the bills' currency, and the
 * account `exchange` stands between the two, so that the journal sums to zero in each.
 *
 * The way `balance` is switched on, is for such bills, and what is paid at once lies within its limits.
 *
 * The payment, the money records, the journal, the bills and the events come together or not at all.
 *
 * Atomic: one call is one transaction (run it on its own). Row locks are taken in the order bills by id, then wallet. The lock on
 * the bills comes before anything is read, so payments of one bill queue up and each sees what the one before it did; the key is looked up
 * behind that lock and stored only by a payment that succeeded, so a refusal leaves nothing and its key may be used again.
 *
 * Plans are generic by order, and the two ways to name bills are two statements with a plan each: with a list of ids PostgreSQL would think it does better by planning anew each time, which took a third of
 * the time.
 *
 * Returns `{reply}` (the answer of the call, on a repeat the first one) or `{refused, params}` (an error code and its params).
 * Raises unique_violation of payment_record_key when one key pays two different things at once.
 */
export const payFromBalanceFunction = `
CREATE OR REPLACE FUNCTION pay_from_balance(
  p_user_id bigint, p_ref_no text, p_bill_nos text[], p_payment_no text, p_key text, p_request_hash text, p_request_id text,
  p_new_bill_no text, p_new_bill jsonb, p_wallet_currency text, p_rate text, p_admin_id bigint
) RETURNS jsonb LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  v_owner text := 'member:' || p_user_id;
  v_due record;
  v_first record;
  v_way record;
  v_currency text;
  v_taken bigint;
  v_allocations jsonb;
  v_rate text;
  v_split_ids bigint[];
  v_split bigint[];
  v_told jsonb := '{}';
  v_paid_from jsonb := '{}';
  v_balance bigint;
  v_is_frozen boolean;
  v_sequence bigint;
  v_reply jsonb;
BEGIN
  IF p_new_bill IS NOT NULL THEN
    PERFORM raise_bill(p_new_bill_no, p_new_bill, p_request_id);
  END IF;

  IF p_bill_nos IS NULL THEN ${lockMeant('ref_no = p_ref_no')}
  ELSE ${lockMeant('bill_no = ANY (p_bill_nos)')}
  END IF;

  IF p_key IS NOT NULL THEN
    SELECT request_hash, reply INTO v_first
    FROM idempotency_key WHERE call = '${CALL}' AND owner = v_owner AND key = p_key;
    IF FOUND THEN
      IF v_first.request_hash <> p_request_hash THEN
        RETURN '{"refused": "request.idempotency_conflict", "params": {}}';
      END IF;
      RETURN jsonb_build_object('reply', v_first.reply);
    END IF;
  END IF;

  IF v_due.bills < coalesce(cardinality(p_bill_nos), 1) THEN
    RETURN jsonb_build_object('params', '{}'::jsonb, 'refused', CASE
      WHEN v_due.known < coalesce(cardinality(p_bill_nos), 1) THEN 'bill.not_found'
      WHEN v_due.settled > 0 THEN 'pay.already_paid'
      ELSE 'pay.bill_void' END);
  END IF;
  IF v_due.currency <> v_due.last_currency THEN
    RETURN '{"refused": "pay.several_currencies", "params": {}}';
  END IF;

  SELECT min_amount, max_amount,
         (currencies = '[]' OR currencies ? v_due.currency) AND (bill_types = '[]' OR bill_types @> v_due.bill_types) AS is_for_these
  INTO v_way FROM payment_way WHERE code = 'balance' AND status AND delete_time IS NULL;
  IF v_due.has_recharge OR v_way.is_for_these IS NOT TRUE THEN
    RETURN '{"refused": "pay.way_closed", "params": {}}';
  END IF;
  IF v_due.total < v_way.min_amount THEN
    RETURN jsonb_build_object('refused', 'pay.way_min', 'params', jsonb_build_object(
      'currency', v_due.currency, 'min', money_text(v_way.min_amount, v_due.currency)));
  END IF;
  IF v_due.total > v_way.max_amount THEN
    RETURN jsonb_build_object('refused', 'pay.way_max', 'params', jsonb_build_object(
      'currency', v_due.currency, 'max', money_text(v_way.max_amount, v_due.currency)));
  END IF;

  v_currency := coalesce(p_wallet_currency, v_due.currency);
  v_taken := v_due.total;
  v_allocations := v_due.allocations;
  IF v_currency <> v_due.currency THEN
    SELECT rate INTO v_rate FROM exchange_rate
    WHERE from_currency = v_due.currency AND to_currency = v_currency AND valid_from <= now() ORDER BY valid_from DESC LIMIT 1;
    IF v_rate IS NULL THEN
      RETURN jsonb_build_object('refused', 'pay.no_rate', 'params', jsonb_build_object('from', v_due.currency, 'to', v_currency));
    END IF;
    IF v_rate::numeric <> p_rate::numeric THEN
      RETURN jsonb_build_object('refused', 'pay.rate_changed', 'params', jsonb_build_object(
        'from', v_due.currency, 'to', v_currency, 'rate', v_rate));
    END IF;
    v_taken := convert_money(v_due.total, v_due.currency, v_currency, v_rate);
    SELECT array_agg(id ORDER BY id), array_agg(share ORDER BY id), jsonb_agg(jsonb_build_object(
      'bill_id', id, 'bill_no', bill_no, 'amount', money_text(owed, v_due.currency), 'wallet_amount', money_text(share, v_currency)) ORDER BY id)
    INTO v_split_ids, v_split, v_allocations
    FROM (
      SELECT id, bill_no, owed,
             (round(v_taken * owed_so_far / v_due.total) - round(v_taken * (owed_so_far - owed) / v_due.total))::bigint AS share
      FROM (
        SELECT id, bill_no, amount - paid_amount AS owed, sum(amount - paid_amount) OVER (ORDER BY id) AS owed_so_far
        FROM bill WHERE id = ANY (v_due.ids)
      ) AS due
    ) AS split;
    IF 0 = ANY (v_split) THEN
      RETURN jsonb_build_object('refused', 'pay.too_small', 'params', jsonb_build_object('currency', v_currency));
    END IF;
    v_told := jsonb_build_object('wallet_currency', v_currency, 'wallet_amount', money_text(v_taken, v_currency), 'rate', v_rate);
    v_paid_from := jsonb_build_object('wallet_currency', v_currency);
  END IF;

  LOOP
    UPDATE wallet
    SET balance = balance - v_taken, sequence = sequence + v_due.bills, version = version + 1, update_time = now()
    WHERE user_id = p_user_id AND currency = v_currency AND NOT is_frozen AND balance >= v_taken
    RETURNING balance, sequence INTO v_balance, v_sequence;
    EXIT WHEN FOUND;
    SELECT balance, is_frozen INTO v_balance, v_is_frozen
    FROM wallet WHERE user_id = p_user_id AND currency = v_currency;
    IF v_is_frozen THEN
      RETURN '{"refused": "pay.frozen", "params": {}}';
    END IF;
    -- Money that came in between the two statements is worth another try.
    IF coalesce(v_balance, 0) < v_taken THEN
      RETURN jsonb_build_object('refused', 'pay.insufficient', 'params', jsonb_build_object(
        'currency', v_currency, 'missing', money_text(v_taken - coalesce(v_balance, 0), v_currency)));
    END IF;
  END LOOP;

  IF v_rate IS NULL THEN
    INSERT INTO member_money_record
      (user_id, currency, money, before, after, kind, memo, bill_type, bill_no, sequence, wallet_sequence, admin_id)
    SELECT p_user_id, currency, -owed, v_balance + v_due.total - paid_so_far + owed, v_balance + v_due.total - paid_so_far,
           'pay', ref_no, bill_type, bill_no, 1, v_sequence - v_due.bills + position, p_admin_id
    FROM (
      SELECT bill_type, bill_no, ref_no, currency, amount - paid_amount AS owed,
             (sum(amount - paid_amount) OVER (ORDER BY id))::bigint AS paid_so_far,
             row_number() OVER (ORDER BY id) AS position
      FROM bill WHERE id = ANY (v_due.ids)
    ) AS due;
  ELSE
    INSERT INTO member_money_record
      (user_id, currency, money, before, after, kind, memo, bill_type, bill_no, sequence, wallet_sequence, admin_id)
    SELECT p_user_id, v_currency, -share, v_balance + v_taken - taken_so_far + share, v_balance + v_taken - taken_so_far, 'pay',
           ref_no || ' · ' || currency || ' ' || money_text(amount - paid_amount, currency) || ' × ' || v_rate,
           bill_type, bill_no, 1, v_sequence - v_due.bills + position, p_admin_id
    FROM (
      SELECT b.*, share, position, (sum(share) OVER (ORDER BY position))::bigint AS taken_so_far
      FROM unnest(v_split_ids, v_split) WITH ORDINALITY AS s(id, share, position) JOIN bill b USING (id)
    ) AS due;
  END IF;

  WITH payment AS (
    INSERT INTO payment_record
      (payment_no, bill_type, bill_id, user_id, way, currency, amount, status, idempotency_key, allocations, paid_at,
       wallet_currency, wallet_amount, rate)
    VALUES (p_payment_no, v_due.bill_type, CASE WHEN v_due.bills = 1 THEN v_due.ids[1] END, p_user_id, 'balance',
      v_due.currency, v_due.total, 'succeeded', p_key, v_allocations, now(),
      CASE WHEN v_rate IS NOT NULL THEN v_currency END, CASE WHEN v_rate IS NOT NULL THEN v_taken END, v_rate)
    RETURNING id
  )
  INSERT INTO payment_record_history (subject_id, to_status, by_type, by_id)
  SELECT id, 'succeeded', CASE WHEN p_admin_id IS NULL THEN 'member' ELSE 'admin' END, coalesce(p_admin_id, p_user_id) FROM payment;

  IF v_rate IS NULL THEN
    PERFORM post_journal('pay', 'payment', p_payment_no, p_user_id, p_admin_id, v_due.ref_no, jsonb_agg(e)) FROM (
      SELECT 'wallet' AS account, v_due.currency AS currency, v_due.total AS amount, p_user_id AS user_id, NULL::bigint AS bill_id
      UNION ALL
      SELECT ${billAccountSql('bill_type')}, currency, paid_amount - amount, NULL, id FROM bill WHERE id = ANY (v_due.ids)
    ) AS e;
  ELSE
    PERFORM post_journal('pay', 'payment', p_payment_no, p_user_id, p_admin_id, v_due.ref_no, jsonb_agg(e)) FROM (
      SELECT 'wallet' AS account, v_currency AS currency, v_taken AS amount, p_user_id AS user_id, NULL::bigint AS bill_id
      UNION ALL
      SELECT 'exchange', v_currency, -v_taken, NULL, NULL
      UNION ALL
      SELECT 'exchange', v_due.currency, v_due.total, NULL, NULL
      UNION ALL
      SELECT ${billAccountSql('bill_type')}, currency, paid_amount - amount, NULL, id FROM bill WHERE id = ANY (v_due.ids)
    ) AS e;
  END IF;

  WITH paid AS (
    UPDATE bill
    SET paid_amount = amount, pay_status = 2, paid_at = now(), paid_way = 'balance', version = version + 1, update_time = now()
    WHERE id = ANY (v_due.ids)
    RETURNING id, bill_no, bill_type, ref_id, ref_no, revision, currency, amount
  )
  INSERT INTO outbox (name, event_version, request_id, payload)
  SELECT '${billPaid.name}', ${billPaid.version}, p_request_id, jsonb_build_object(
    'bill_no', bill_no, 'bill_type', bill_type, 'ref_id', ref_id, 'ref_no', ref_no, 'user_id', p_user_id, 'revision', revision,
    'payment_no', p_payment_no, 'currency', currency, 'amount', money_text(amount, currency), 'way', 'balance',
    'paid_at', instant_text(now())) || v_paid_from
  FROM paid
  UNION ALL
  SELECT '${walletChanged.name}', ${walletChanged.version}, p_request_id, jsonb_build_object(
    'user_id', p_user_id, 'currency', v_currency, 'money', money_text(v_balance, v_currency),
    'sequence', v_sequence);

  v_reply := jsonb_build_object('payment_no', p_payment_no, 'pay_status', 2,
    'paid_amount', money_text(v_due.total, v_due.currency), 'balance', money_text(v_balance, v_currency)) || v_told;
  IF p_key IS NOT NULL THEN
    INSERT INTO idempotency_key (call, owner, key, request_hash, reply)
    VALUES ('${CALL}', v_owner, p_key, p_request_hash, v_reply);
  END IF;
  RETURN jsonb_build_object('reply', v_reply);
END $$`;
