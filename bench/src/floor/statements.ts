/**
 * The floor's SQL, hand-written: for each operation the statements that the product's own runs inside its functions and queries
 * (services/order, payment, waybill), one round trip each, prepared once per connection under their names. Nothing is left out that
 * PostgreSQL has to do for the request itself; what happens later by event (bills, waybills) is not the request's work.
 */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** $1 user_id, $2 sender address id, $3 receiver address id. */
export const shipmentFacts: Statement = {
  name: 'floor-shipment-facts',
  text: `SELECT (SELECT book_version FROM order_service.price_book WHERE id = 1) AS book_version,
           (SELECT terms FROM order_service.member_copy WHERE user_id = $1) AS member,
           (SELECT snapshot FROM order_service.address_copy WHERE id = $2 AND user_id = $1 AND NOT is_deleted) AS sender,
           (SELECT snapshot FROM order_service.address_copy WHERE id = $3 AND user_id = $1 AND NOT is_deleted) AS receiver`,
};

/** Columns of a new order in the order of the statement's arguments. */
export const orderColumns = [
  'order_no',
  'user_id',
  'user_name',
  'sender_city',
  'receiver_city',
  'sender',
  'receiver',
  'packages',
  'quote_snapshot',
  'channel_id',
  'country_id',
  'warehouse_id',
  'package_count',
  'inbound_progress',
  'charged_g',
  'currency',
  'order_total_amount',
  'order_total_service_amount',
  'order_total_insurance_amount',
  'order_total_discount_amount',
  'box_total_amount',
  'box_total_service_amount',
  'declared_value',
  'insurance_cover',
  'order_status',
  'pay_status',
  'pick_up_date',
  'payment_due_at',
  'remark',
] as const;
export type OrderColumn = (typeof orderColumns)[number];

export const insertOrder: Statement = {
  name: 'floor-insert-order',
  text: `INSERT INTO order_service.luggage_order (${orderColumns.join(', ')})
         VALUES (${orderColumns.map((_, index) => `$${index + 1}`).join(', ')}) RETURNING id`,
};

/** $1 order id, $2 status, $3 user_id. */
export const insertOrderHistory: Statement = {
  name: 'floor-insert-order-history',
  text: `INSERT INTO order_service.luggage_order_history (subject_id, from_status, to_status, by_type, by_id, reason)
         VALUES ($1, NULL, $2, 'member', $3, '')`,
};

/** $1 payload, $2 request id. Marked as published: the floor's orders are nobody else's work. */
export const insertOrderEvent: Statement = {
  name: 'floor-insert-order-event',
  text: `INSERT INTO order_service.outbox (name, event_version, payload, request_id, published_at)
         VALUES ('order.luggage-order-placed', 1, $1, $2, now())`,
};

/** $1 owner, $2 key, $3 hash, $4 reply. A repeated key breaks the primary key. */
export const insertOrderKey: Statement = {
  name: 'floor-insert-order-key',
  text: `INSERT INTO order_service.idempotency_key (call, owner, key, request_hash, reply)
         VALUES ('order.luggage-order.place', $1, $2, $3, $4)`,
};

/** $1 user_id, $2 limit, $3 offset. */
export const listOrders: Statement = {
  name: 'floor-list-orders',
  text: `SELECT id, order_no, order_status, pay_status, order_total_amount, paid_amount, currency, channel_id,
           quote_snapshot #>> '{channel,name_zh}' AS channel_name_zh,
           quote_snapshot #>> '{channel,name_en}' AS channel_name_en, sender_city, receiver_city, package_count, charged_g,
           inbound_progress, pick_up_date::text AS pick_up_date, waybills,
           floor(extract(epoch FROM payment_due_at))::int AS payment_due_at,
           floor(extract(epoch FROM create_time))::int AS create_time, floor(extract(epoch FROM update_time))::int AS update_time
         FROM order_service.luggage_order WHERE user_id = $1 AND delete_time IS NULL ORDER BY id DESC LIMIT $2 OFFSET $3`,
};

/** $1 user_id. Counts to the same limit as the product does, and does so for every request. */
export const countOrders: Statement = {
  name: 'floor-count-orders',
  text: `SELECT count(*)::int AS total FROM
           (SELECT 1 FROM order_service.luggage_order WHERE user_id = $1 AND delete_time IS NULL LIMIT 10000) AS counted`,
};

/** $1 waybill number. */
export const trackWaybill: Statement = {
  name: 'floor-track-waybill',
  text: `SELECT w.waybill_no, w.order_no, w.package_no, w.user_id, w.status, w.receiver_city, w.receiver_zip, w.receiver_phone_end,
           (SELECT coalesce(json_agg(json_build_object(
                'at', (extract(epoch FROM e.event_time) * 1000)::bigint, 'status', e.status,
                'zh', e.description_zh, 'en', e.description_en, 'place', e.place, 'place_en', e.place_en)
              ORDER BY e.event_time DESC, e.id DESC), '[]')
            FROM waybill_service.tracking_event e WHERE e.waybill_id = w.id) AS events
         FROM waybill_service.waybill w WHERE w.waybill_no = $1`,
};

/** $1 order number, $2 user_id. */
export const lockBills: Statement = {
  name: 'floor-lock-bills',
  text: `SELECT id, bill_no, bill_type, ref_id, currency, amount - paid_amount AS owed FROM payment_service.bill
         WHERE ref_no = $1 AND user_id = $2 AND pay_status = 1 AND NOT is_void ORDER BY id FOR UPDATE`,
};

/** $1 owner, $2 key. */
export const findPaymentKey: Statement = {
  name: 'floor-find-payment-key',
  text: `SELECT request_hash, reply FROM payment_service.idempotency_key
         WHERE call = 'payment.pay-from-balance' AND owner = $1 AND key = $2`,
};

/** $1 user_id, $2 currency, $3 minor units. */
export const takeFromWallet: Statement = {
  name: 'floor-take-from-wallet',
  text: `UPDATE payment_service.wallet
         SET balance = balance - $3, sequence = sequence + 1, version = version + 1, update_time = now()
         WHERE user_id = $1 AND currency = $2 AND NOT is_frozen AND balance >= $3 RETURNING balance, sequence`,
};

/** $1 user_id, $2 currency, $3 minor units, $4 balance after, $5 memo, $6 bill type, $7 bill number, $8 wallet sequence. */
export const insertMoneyRecord: Statement = {
  name: 'floor-insert-money-record',
  text: `INSERT INTO payment_service.member_money_record
           (user_id, currency, money, before, after, kind, memo, bill_type, bill_no, sequence, wallet_sequence)
         VALUES ($1, $2, -$3::bigint, $4::bigint + $3::bigint, $4, 'pay', $5, $6, $7, 1, $8)`,
};

/** $1 payment number, $2 bill type, $3 bill id, $4 user_id, $5 currency, $6 minor units, $7 key, $8 allocations. */
export const insertPayment: Statement = {
  name: 'floor-insert-payment',
  text: `WITH payment AS (
           INSERT INTO payment_service.payment_record
             (payment_no, bill_type, bill_id, user_id, way, currency, amount, status, idempotency_key, allocations, paid_at)
           VALUES ($1, $2, $3, $4, 'balance', $5, $6, 'succeeded', $7, $8, now()) RETURNING id
         )
         INSERT INTO payment_service.payment_record_history (subject_id, to_status, by_type, by_id)
         SELECT id, 'succeeded', 'member', $4 FROM payment`,
};

/** $1 payment number, $2 user_id, $3 memo, $4 currency, $5 minor units, $6 bill type, $7 bill id. */
export const insertJournal: Statement = {
  name: 'floor-insert-journal',
  text: `WITH journal AS (
           INSERT INTO payment_service.journal (id, journal_no, kind, ref_type, ref_no, user_id, memo)
           SELECT id, 'J' || (1000000000 + id), 'pay', 'payment', $1, $2, $3
           FROM nextval('payment_service.journal_id_seq') AS id RETURNING id
         )
         INSERT INTO payment_service.ledger_entry (journal_id, account, currency, amount, user_id, bill_id)
         SELECT id, 'wallet', $4, $5::bigint, $2::bigint, NULL FROM journal
         UNION ALL SELECT id, 'sales:' || $6, $4, -$5::bigint, NULL, $7::bigint FROM journal`,
};

/** $1 bill id, $2 request id, $3 payload of bill-paid, $4 payload of wallet-changed. Both marked as published. */
export const settleBill: Statement = {
  name: 'floor-settle-bill',
  text: `WITH paid AS (
           UPDATE payment_service.bill
           SET paid_amount = amount, pay_status = 2, paid_at = now(), paid_way = 'balance', version = version + 1, update_time = now()
           WHERE id = $1 RETURNING id
         )
         INSERT INTO payment_service.outbox (name, event_version, request_id, payload, published_at)
         SELECT 'payment.bill-paid', 1, $2, $3::jsonb, now() FROM paid
         UNION ALL SELECT 'payment.wallet-changed', 1, $2, $4::jsonb, now()`,
};

/** $1 owner, $2 key, $3 hash, $4 reply. */
export const insertPaymentKey: Statement = {
  name: 'floor-insert-payment-key',
  text: `INSERT INTO payment_service.idempotency_key (call, owner, key, request_hash, reply)
         VALUES ('payment.pay-from-balance', $1, $2, $3, $4)`,
};

/** $1 number, $2 app, $3 reference, $4 channel, $5 hash, $6 body, $7 price, $8 minor units, $9 receiver's name, $10 city, $11 country, $12 grams. */
export const insertSheetOrder: Statement = {
  name: 'floor-insert-sheet-order',
  text: `INSERT INTO order_service.sheet_order (sheet_no, user_id, app_id, pay_way, out_order_id, channel_id, body_hash, request_content,
           currency, quote_snapshot, amount, receiver_name, receiver_city, receiver_country_code, package_weight, charged_g)
         VALUES ($1, 1, $2, 'none', $3, $4, $5, $6, 'GBP', $7, $8, $9, $10, $11, $12, $12) ON CONFLICT DO NOTHING RETURNING id`,
};

/** $1 order id. */
export const insertSheetHistory: Statement = {
  name: 'floor-insert-sheet-history',
  text: `INSERT INTO order_service.sheet_order_history (subject_id, to_status, by_type) VALUES ($1, 0, 'system')`,
};

/** $1 payload, $2 request id. Marked as published, as the other. */
export const insertSheetEvent: Statement = {
  name: 'floor-insert-sheet-event',
  text: `INSERT INTO order_service.outbox (name, event_version, payload, request_id, published_at)
         VALUES ('order.sheet-order-created', 1, $1, $2, now())`,
};

/** $1 app, $2 reference. */
export const findSheetOrder: Statement = {
  name: 'floor-find-sheet-order',
  text: `SELECT id, sheet_no, body_hash FROM order_service.sheet_order WHERE app_id = $1 AND out_order_id = $2`,
};
