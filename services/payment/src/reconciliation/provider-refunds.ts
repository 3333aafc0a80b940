import type { DataSource } from 'typeorm';
import type { AskedRefund, ProviderRefund } from '../provider/payment-provider';
import { SETTLING } from './comparison';
import type { BothWays } from './provider-pages';

const ASKED_AT_ONCE = 200;
/** Under which key the provider was asked last, as `keyOf`. */
const KEY = `(r.refund_no || CASE r.retries WHEN 0 THEN '' ELSE '-' || r.retries END)`;

/**
 * $1 name of the provider, $2 `[{key, ref, payment_ref, status, amount, currency}]` as it has them → kind, ref, expected, found of those that differ: money
 * that went back, or is on its way, and not for a refund of ours, for one that is off, for an earlier try, or in another sum; and a refund settled here alone.
 * One pending here is asked for again and again (`refund/refund-sweep.ts`), so news of it is on its way until that stops. What staff have looked at
 * and closed is none, as long as the provider has what its event told then. What somebody gave back there by hand agrees once it is booked, by the
 * provider's number of it.
 */
const DIFFERING = `
  WITH page AS MATERIALIZED (
    SELECT t.*, p.payment_no, r.id, r.refund_no, r.status AS our_status, r.amount AS our_amount, r.currency AS our_currency,
      ${KEY} = t.key AS is_last_try, r.update_time, r.next_try_at, by_hand.booked, by_hand.ids
    FROM jsonb_to_recordset($2::jsonb) AS t(key text, ref text, payment_ref text, status text, amount bigint, currency text)
    LEFT JOIN payment_record p ON p.provider = $1 AND p.provider_ref = t.payment_ref
    LEFT JOIN refund_request r ON r.refund_no = split_part(t.key, '-', 1) AND r.payment_record_id = p.id
    LEFT JOIN LATERAL (
      SELECT sum(b.amount) AS booked, array_agg(b.id) AS ids FROM refund_request b
      WHERE r.id IS NULL AND b.payment_record_id = p.id AND b.provider_ref = t.ref AND b.status = 'settled') AS by_hand ON true
  ), named AS (
    INSERT INTO named_there SELECT id FROM page WHERE is_last_try
      UNION SELECT unnest(ids) FROM page WHERE status = 'settled' ON CONFLICT DO NOTHING
  )
  SELECT 'provider_refund' AS kind, coalesce(refund_no, payment_no, ref) AS ref,
    CASE status WHEN 'settled' THEN money_text(amount, currency) || ' ' || currency ELSE status END AS expected,
    CASE WHEN booked IS NOT NULL THEN money_text(booked::bigint, currency) || ' ' || currency WHEN id IS NULL THEN 'no refund' WHEN NOT is_last_try THEN 'another try'
      WHEN our_status = 'settled' OR our_status = status THEN money_text(our_amount, our_currency) || ' ' || our_currency
      ELSE our_status END AS found
  FROM page
  WHERE CASE WHEN booked IS NOT NULL THEN status <> 'settled' OR amount <> booked
      WHEN id IS NULL OR NOT is_last_try THEN status <> 'failed'
      WHEN update_time > now() - interval '${SETTLING}' THEN false
      WHEN our_status = 'settled' THEN status <> 'settled' OR amount <> our_amount OR currency <> our_currency
      WHEN our_status = 'processing' THEN amount <> our_amount OR currency <> our_currency
        OR status <> 'processing' AND coalesce(next_try_at < now() - interval '${SETTLING}', true)
      ELSE status <> 'failed' END
    AND NOT EXISTS (SELECT FROM provider_event e
      WHERE e.provider = $1 AND e.payment_no = page.payment_no AND e.status = 'done' AND e.reason <> ''
        AND e.payload @> jsonb_build_object('key', page.key, 'status', page.status, 'amount', page.amount::text, 'currency', page.currency)
        AND (page.key <> '' OR e.payload->>'ref' = page.ref))`;

/** Parameters as those of payments → id, ref, expected, found of those settled here alone. A provider was asked for a refund when it last went under way. */
const UNKNOWN_THERE = `
  SELECT r.id, r.refund_no AS ref, 'no refund' AS expected, money_text(r.amount, r.currency) || ' ' || r.currency AS found
  FROM refund_request r
  JOIN payment_record p ON p.id = r.payment_record_id AND p.provider = $1
  CROSS JOIN LATERAL (
    SELECT max(create_time) AS at FROM refund_request_history WHERE subject_id = r.id AND to_status = 'processing') AS asked
  WHERE r.status = 'settled' AND r.destination = 'original' AND r.id > $4
    AND coalesce(asked.at, r.create_time) > $2::timestamptz + interval '1 day' AND r.settled_at < $3::timestamptz - interval '${SETTLING}'
    AND NOT EXISTS (SELECT FROM named_there n WHERE n.id = r.id)
  ORDER BY r.id LIMIT $5`;

/** $1 name of the provider, $2 since when, $3 the id to go on after, $4 rows at once → what it was asked for, or what somebody asked for there and was booked here. */
const OURS = `
  SELECT r.id, p.provider_ref AS payment_ref, r.currency,
    CASE WHEN EXISTS (SELECT FROM refund_request_history WHERE subject_id = r.id AND to_status = 'processing') THEN ${KEY} ELSE r.provider_ref END AS key
  FROM refund_request r JOIN payment_record p ON p.id = r.payment_record_id AND p.provider = $1
  WHERE r.destination = 'original' AND r.status IN ('settled', 'processing', 'failed') AND r.update_time > $2 AND r.id > $3
  ORDER BY r.id LIMIT $4`;

export const refundsBothWays: BothWays<ProviderRefund> = {
  list: (provider, since, dataSource) => provider.listRefunds(since, asked(dataSource, provider.name, since)),
  rowOf: ({ key, ref, paymentRef, status, amount, currency }) => ({
    ...{ key, ref, status, currency, payment_ref: paymentRef, amount: amount.toString() },
  }),
  differing: DIFFERING,
  unknown: { kind: 'provider_refund_missing', sql: UNKNOWN_THERE },
};

/** Refunds of ours that the provider was asked for, or that changed, since then. */
async function* asked(dataSource: DataSource, provider: string, since: Date): AsyncGenerator<AskedRefund> {
  for (let after: string | undefined = '0'; after !== undefined;) {
    const rows: { id: string; payment_ref: string; key: string; currency: string }[] = await dataSource.query(
      OURS,
      [provider, since, after, ASKED_AT_ONCE],
    );
    after = rows.at(-1)?.id;
    for (const { payment_ref: paymentRef, key, currency } of rows) yield { paymentRef, key, currency };
  }
}
