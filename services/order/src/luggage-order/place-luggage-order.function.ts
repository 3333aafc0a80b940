/**
 * place_luggage_order(p_owner, p_key, p_hash, p_order, p_billing, p_request_id) → jsonb
 *
 * p_owner, p_key, p_hash: idempotency of the call; p_key null = not repeatable. p_order: the order's columns by name (money as integers), and
 * draft_id, the draft whose place and number it takes, or null, insurance as quote_insurance takes it, or null, and member_coupon_id, the coupon it uses up, or null. The salesman is the one whom
 * the member is bound to.
 * p_billing: payload of luggage-order-placed without order_id.
 *
 * Atomic: order, first history row, insurance, event and idempotency row. A repeat gets the first answer; one at the same time waits for the first and
 * fails with PW001, upon which the caller asks again; the same key with another request gives {"conflict": true} and a draft that is gone
 * {"gone": true}, and neither changes anything. A coupon that is
 * not free any more fails with PW002. Returns {"reply": {order_id, order_no, order_total_amount, order_status, pay_status}}.
 */
export const placeLuggageOrderFunction = `
CREATE OR REPLACE FUNCTION place_luggage_order(
  p_owner text, p_key text, p_hash text, p_order jsonb, p_billing jsonb, p_request_id text
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_id bigint;
  v_reply jsonb;
  v_hash text;
  v_no text;
BEGIN
  IF p_key IS NOT NULL THEN
    SELECT request_hash, reply INTO v_hash, v_reply FROM idempotency_key
    WHERE call = 'order.luggage-order.place' AND owner = p_owner AND key = p_key;
    IF FOUND THEN
      IF v_hash IS DISTINCT FROM p_hash THEN RETURN '{"conflict": true}'; END IF;
      RETURN jsonb_build_object('reply', v_reply);
    END IF;
  END IF;

  -- A draft makes room for the order that takes its number.
  IF p_order ->> 'draft_id' IS NOT NULL THEN
    DELETE FROM luggage_order
    WHERE id = (p_order ->> 'draft_id')::bigint AND user_id = (p_order ->> 'user_id')::bigint AND order_status = 0
    RETURNING order_no INTO v_no;
    IF v_no IS NULL THEN RETURN '{"gone": true}'; END IF;
    p_order := p_order || jsonb_build_object('order_no', v_no);
    p_billing := p_billing || jsonb_build_object('order_no', v_no);
  END IF;

  IF p_order ->> 'member_coupon_id' IS NOT NULL THEN
    UPDATE member_coupon SET status = 'used', order_no = p_order ->> 'order_no', used_at = now(), version = version + 1, update_time = now()
    WHERE id = (p_order ->> 'member_coupon_id')::bigint AND user_id = (p_order ->> 'user_id')::bigint
      AND status = 'unused' AND expires_at > now();
    IF NOT FOUND THEN RAISE EXCEPTION 'the coupon is used' USING ERRCODE = 'PW002'; END IF;
  END IF;

  INSERT INTO luggage_order (
    order_no, user_id, user_name, sender_city, receiver_city, sender, receiver, packages, quote_snapshot, channel_id, country_id,
    warehouse_id, package_count, inbound_progress, charged_g, currency, order_total_amount, order_total_service_amount,
    order_total_insurance_amount, order_total_discount_amount, box_total_amount, box_total_service_amount, declared_value,
    insurance_cover, order_status, pay_status, pick_up_date, payment_due_at, remark, customs_category,
    source, placed_by, salesman_id
  )
  SELECT
    o.order_no, o.user_id, o.user_name, o.sender_city, o.receiver_city, o.sender, o.receiver, o.packages, o.quote_snapshot, o.channel_id,
    o.country_id, o.warehouse_id, o.package_count, o.inbound_progress, o.charged_g, o.currency, o.order_total_amount,
    o.order_total_service_amount, o.order_total_insurance_amount, o.order_total_discount_amount, o.box_total_amount,
    o.box_total_service_amount, o.declared_value, o.insurance_cover, o.order_status, o.pay_status, o.pick_up_date, o.payment_due_at, o.remark,
    o.customs_category, o.source, o.placed_by,
    (SELECT s.id FROM salesman_binding b JOIN salesman s ON s.id = b.salesman_id AND s.status = 1 AND s.delete_time IS NULL
     WHERE b.user_id = o.user_id AND b.ended_at IS NULL)
  FROM jsonb_populate_record(NULL::luggage_order, p_order) AS o
  RETURNING id INTO v_id;

  INSERT INTO luggage_order_history (subject_id, from_status, to_status, by_type, by_id, reason)
  VALUES (
    v_id, CASE WHEN v_no IS NOT NULL THEN 0 END, (p_order ->> 'order_status')::smallint,
    CASE WHEN p_order ->> 'placed_by' IS NULL THEN 'member' ELSE 'admin' END,
    coalesce((p_order ->> 'placed_by')::bigint, (p_order ->> 'user_id')::bigint), ''
  );

  PERFORM quote_insurance(p_order ->> 'order_no', (p_order ->> 'user_id')::bigint, p_order -> 'insurance');

  INSERT INTO outbox (name, event_version, payload, request_id)
  VALUES ('order.luggage-order-placed', 1, p_billing || jsonb_build_object('order_id', v_id), p_request_id);

  v_reply := jsonb_build_object(
    'order_id', v_id, 'order_no', p_order ->> 'order_no', 'order_total_amount', p_billing ->> 'amount',
    'order_status', (p_order ->> 'order_status')::int, 'pay_status', (p_order ->> 'pay_status')::int
  );
  IF p_key IS NOT NULL THEN
    -- Waits for a first call that is under way; its row then undoes all of the above.
    INSERT INTO idempotency_key (call, owner, key, request_hash, reply)
    VALUES ('order.luggage-order.place', p_owner, p_key, p_hash, v_reply) ON CONFLICT DO NOTHING;
    IF NOT FOUND THEN RAISE EXCEPTION 'placed by a call at the same time' USING ERRCODE = 'PW001'; END IF;
  END IF;
  RETURN jsonb_build_object('reply', v_reply);
END $$`;
