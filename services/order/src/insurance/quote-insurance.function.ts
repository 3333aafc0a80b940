/**
 * quote_insurance(p_order_no, p_user_id, p_insurance jsonb) → void
 *
 * p_insurance: columns of insurance_order by name, with its `boxes` by the names of insurance_box; null = none was taken. Writes the insurance
 * of an order that waits for its payment, its boxes and its first history row.
 */
export const quoteInsuranceFunction = `
CREATE OR REPLACE FUNCTION quote_insurance(p_order_no text, p_user_id bigint, p_insurance jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF jsonb_typeof(p_insurance) IS DISTINCT FROM 'object' THEN RETURN; END IF;
  WITH policy AS (
    INSERT INTO insurance_order (
      insurance_no, order_kind, order_no, user_id, insurance_type_id, declared_value, cover, premium, currency, damage_days, loss_days, status
    )
    SELECT i.insurance_no, i.order_kind, p_order_no, p_user_id, i.insurance_type_id, i.declared_value, i.cover, i.premium, i.currency, i.damage_days,
      i.loss_days, 'quoted'
    FROM jsonb_populate_record(NULL::insurance_order, p_insurance) AS i
    RETURNING id
  ), boxes AS (
    INSERT INTO insurance_box (insurance_order_id, package_no, waybill_no, declared_value, cover, premium, currency, items)
    SELECT policy.id, b.package_no, b.waybill_no, b.declared_value, b.cover, b.premium, b.currency, b.items
    FROM policy, jsonb_populate_recordset(NULL::insurance_box, p_insurance -> 'boxes') AS b
  )
  INSERT INTO insurance_order_history (subject_id, to_status, by_type) SELECT id, 'quoted', 'system' FROM policy;
END $$`;
