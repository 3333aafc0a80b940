import { billPaid } from '@parcelway/contracts';

/**
 * raise_bill(bill_no text, bill jsonb, request_id text): enters the bill of an order, luggage or sheet, once.
 *
 * - `bill_no`: number of the new bill
 * - `bill`: `{ref_id, ref_no, user_id, currency, amount, lines, due_at, bill_type, revision, replaces?}`, amount in minor units as a string; `replaces`: in place of
 *   one that its caller has made void
 * - `request_id`: for the event, may be null
 *
 * Atomic in the caller's transaction. An order that has a bill keeps it, living or void, whatever this one says, so the event, a question
 * that overtook it and a cancellation may all come, in any order. A bill over nothing is paid at once and says so (D3, docs/domain). Returns nothing.
 */
export const raiseBillFunction = `
CREATE OR REPLACE FUNCTION raise_bill(p_bill_no text, p_bill jsonb, p_request_id text) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_amount bigint := (p_bill->>'amount')::bigint;
  v_new bill;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('bill', (p_bill->>'ref_id')::bigint));
  IF p_bill->>'replaces' IS NULL AND EXISTS (
    SELECT 1 FROM bill WHERE ref_no = p_bill->>'ref_no' AND user_id = (p_bill->>'user_id')::bigint
      AND bill_type = p_bill->>'bill_type'
  ) THEN RETURN; END IF;

  INSERT INTO bill (bill_no, bill_type, ref_id, ref_no, user_id, revision, currency, amount, pay_status, lines, due_at, paid_at)
  VALUES (
    p_bill_no, p_bill->>'bill_type', (p_bill->>'ref_id')::bigint, p_bill->>'ref_no', (p_bill->>'user_id')::bigint,
    coalesce((p_bill->>'revision')::int, 0), p_bill->>'currency', v_amount, CASE WHEN v_amount = 0 THEN 2 ELSE 1 END, p_bill->'lines',
    (p_bill->>'due_at')::timestamptz, CASE WHEN v_amount = 0 THEN now() END)
  ON CONFLICT (bill_type, ref_id) WHERE NOT is_void AND bill_type = 'order' DO NOTHING
  RETURNING * INTO v_new;

  IF v_new.pay_status = 2 THEN
    INSERT INTO outbox (name, event_version, payload, request_id)
    VALUES ('${billPaid.name}', ${billPaid.version}, jsonb_build_object(
      'bill_no', v_new.bill_no, 'bill_type', v_new.bill_type, 'ref_id', v_new.ref_id, 'ref_no', v_new.ref_no,
      'user_id', v_new.user_id, 'revision', v_new.revision, 'payment_no', '', 'currency', v_new.currency,
      'amount', money_text(0, v_new.currency), 'way', 'balance', 'paid_at', instant_text(v_new.paid_at)), p_request_id);
  END IF;
END $$`;
