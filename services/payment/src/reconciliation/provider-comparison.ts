import { PaymentRecordStatus } from '@parcelway/contracts/statuses';
import type { DataSource } from 'typeorm';
import type { PaymentProvider, ProviderPayment } from '../provider/payment-provider';
import type { Compared } from './comparison';
import { SETTLING } from './comparison';
import { bothWays } from './provider-pages';
import type { BothWays } from './provider-pages';
import { refundsBothWays } from './provider-refunds';

/** What was begun at a provider in so many days is compared with it. */
const DAYS = 35;

/**
 * $1 name of the provider, $2 `[{ref, payment_no, has_money, received, given_back, currency}]` as it has them → kind, ref, expected, found of those that
 * differ: money there that is not paid here, in another sum, or of nothing that we know; more or less given back of it. What staff have looked
 * at and closed is none, as long as the provider has what its event told then.
 */
const DIFFERING = `
  WITH page AS MATERIALIZED (
    SELECT t.*, p.id, p.payment_no AS our_no, p.status, p.amount, p.currency AS our_currency, p.create_time
    FROM jsonb_to_recordset($2::jsonb) AS t(ref text, payment_no text, has_money boolean, received bigint, given_back bigint, currency text)
    LEFT JOIN payment_record p ON p.provider = $1 AND (p.provider_ref = t.ref OR p.payment_no = t.payment_no)
  ), named AS (
    INSERT INTO named_there SELECT id FROM page WHERE id IS NOT NULL ON CONFLICT DO NOTHING
  )
  SELECT 'provider_payment' AS kind, coalesce(our_no, nullif(payment_no, ''), ref) AS ref,
    CASE WHEN has_money THEN money_text(received, currency) || ' ' || currency ELSE 'no money' END AS expected,
    CASE WHEN id IS NULL THEN 'no payment'
      WHEN status = '${PaymentRecordStatus.succeeded}' THEN money_text(amount, our_currency) || ' ' || our_currency
      ELSE status END AS found
  FROM page
  WHERE (id IS NULL OR create_time < now() - interval '${SETTLING}')
    AND CASE WHEN has_money THEN status IS DISTINCT FROM '${PaymentRecordStatus.succeeded}'
          OR amount <> received OR our_currency <> currency
        ELSE status = '${PaymentRecordStatus.succeeded}' END
    AND NOT EXISTS (SELECT FROM provider_event e
      WHERE e.provider = $1 AND e.payment_no = page.our_no AND e.status = 'done' AND e.reason <> ''
        AND (e.payload->>'amount_received' = page.received::text AND upper(e.payload->>'currency') = page.currency
          OR e.payload->>'receipt_amount' = money_text(page.received, page.currency) AND e.payload->>'trans_currency' = page.currency))
  UNION ALL
  SELECT 'provider_refund', our_no, money_text(given_back, currency) || ' ' || currency || ' back',
    money_text(ours.settled, our_currency) || ' ' || our_currency || ' back'
  FROM page CROSS JOIN LATERAL (
    SELECT coalesce(sum(amount) FILTER (WHERE status = 'settled'), 0)::bigint AS settled,
      coalesce(sum(amount) FILTER (WHERE status = 'settled' AND update_time < now() - interval '${SETTLING}'), 0) AS least,
      coalesce(sum(amount) FILTER (WHERE status IN ('settled', 'processing')), 0) AS most
    FROM refund_request WHERE payment_record_id = page.id AND destination = 'original') AS ours
  WHERE id IS NOT NULL AND given_back NOT BETWEEN ours.least AND ours.most`;

/** $1 name, $2 the instant from which the provider was asked, $3 when it was, $4 the id to go on after, $5 rows at once → id, ref, expected, found of those paid here alone. */
const UNKNOWN_THERE = `
  SELECT id, payment_no AS ref, 'no payment' AS expected, money_text(amount, currency) || ' ' || currency AS found
  FROM payment_record AS p
  WHERE provider = $1 AND status = '${PaymentRecordStatus.succeeded}' AND id > $4
    AND create_time > $2::timestamptz + interval '1 day' AND create_time < $3::timestamptz - interval '${SETTLING}'
    AND NOT EXISTS (SELECT FROM named_there n WHERE n.id = p.id)
  ORDER BY id LIMIT $5`;

const payments: BothWays<ProviderPayment> = {
  list: (provider, since) => provider.list(since),
  rowOf: ({ ref, paymentNo, received, givenBack, currency, status }) => ({
    ...{ ref, currency, payment_no: paymentNo, received: received.toString() },
    given_back: givenBack?.toString() ?? null,
    has_money: status === PaymentRecordStatus.succeeded,
  }),
  differing: DIFFERING,
  unknown: { kind: 'provider_missing', sql: UNKNOWN_THERE },
};

/** Compares payments and refunds that a provider has with those here, both ways. Errors: service.unavailable. */
export async function* providerDifferences(
  dataSource: DataSource,
  provider: PaymentProvider,
  signal: AbortSignal | undefined,
): AsyncGenerator<Compared> {
  const since = new Date(Date.now() - DAYS * 86_400_000);
  yield* bothWays(dataSource, provider, payments, { since, signal });
  yield* bothWays(dataSource, provider, refundsBothWays, { since, signal });
}
