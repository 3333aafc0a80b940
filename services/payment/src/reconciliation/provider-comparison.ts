import { PaymentRecordStatus } from '@parcelway/contracts/statuses';
import type { DataSource } from 'typeorm';
import type { PaymentProvider, ProviderPayment } from '../provider/payment-provider';
import type { Compared, Difference } from './comparison';

/** Payments begun at a provider in so many days are compared with it. */
const DAYS = 35;
/** News of a younger payment may still be on its way. */
const SETTLING = '15 minutes';
const ROWS_AT_ONCE = 200;

/**
 * $1 name of the provider, $2 `[{ref, payment_no, has_money, received, currency}]` as it has them → ref, expected, found of those that differ:
 * money there that is not paid here, in another sum, or of nothing that we know. What staff have looked at and closed is none, as long as the
 * provider has what its event told then.
 */
const DIFFERING = `
  SELECT coalesce(nullif(t.payment_no, ''), t.ref) AS ref,
    CASE WHEN t.has_money THEN money_text(t.received, t.currency) || ' ' || t.currency ELSE 'no money' END AS expected,
    CASE WHEN p.id IS NULL THEN 'no payment'
      WHEN p.status = '${PaymentRecordStatus.succeeded}' THEN money_text(p.amount, p.currency) || ' ' || p.currency
      ELSE p.status END AS found
  FROM jsonb_to_recordset($2::jsonb) AS t(ref text, payment_no text, has_money boolean, received bigint, currency text)
  LEFT JOIN payment_record p ON p.provider = $1 AND (p.provider_ref = t.ref OR p.payment_no = t.payment_no)
  WHERE (p.id IS NULL OR p.create_time < now() - interval '${SETTLING}')
    AND CASE WHEN t.has_money THEN p.status IS DISTINCT FROM '${PaymentRecordStatus.succeeded}'
          OR p.amount <> t.received OR p.currency <> t.currency
        ELSE p.status = '${PaymentRecordStatus.succeeded}' END
    AND NOT EXISTS (SELECT FROM provider_event e
      WHERE e.provider = $1 AND e.payment_no = p.payment_no AND e.status = 'done' AND e.reason <> ''
        AND (e.payload->>'amount_received' = t.received::text AND upper(e.payload->>'currency') = t.currency
          OR e.payload->>'receipt_amount' = money_text(t.received, t.currency) AND e.payload->>'trans_currency' = t.currency))`;

/** $1 name, $2 the day from which the provider was asked, $3 numbers of ours that it has → ref, expected, found of those paid here alone. */
const UNKNOWN_THERE = `
  SELECT payment_no AS ref, 'no payment' AS expected, money_text(amount, currency) || ' ' || currency AS found
  FROM payment_record
  WHERE provider = $1 AND status = '${PaymentRecordStatus.succeeded}'
    AND create_time > $2::timestamptz + interval '1 day' AND create_time < now() - interval '${SETTLING}'
    AND NOT payment_no = ANY ($3)`;

/** Compares what a provider has with what is paid here, both ways. Errors: service.unavailable. */
export async function* providerDifferences(
  dataSource: DataSource,
  provider: PaymentProvider,
  signal: AbortSignal | undefined,
): AsyncGenerator<Compared> {
  const since = new Date(Date.now() - DAYS * 86_400_000);
  const known: string[] = [];
  for await (const batch of inBatches(provider.list(since))) {
    signal?.throwIfAborted();
    known.push(...batch.map(({ paymentNo }) => paymentNo).filter((no) => no !== ''));
    const rows = batch.map(({ ref, paymentNo, received, currency, status }) => ({
      ...{ ref, currency, payment_no: paymentNo, received: received.toString() },
      has_money: status === PaymentRecordStatus.succeeded,
    }));
    yield {
      checked: batch.length,
      differences: await ask(dataSource, 'provider_payment', DIFFERING, [
        provider.name,
        JSON.stringify(rows),
      ]),
    };
  }
  yield {
    checked: 0,
    differences: await ask(dataSource, 'provider_missing', UNKNOWN_THERE, [provider.name, since, known]),
  };
}

async function ask(
  dataSource: DataSource,
  kind: Difference['kind'],
  sql: string,
  values: unknown[],
): Promise<Difference[]> {
  const rows = await dataSource.query<Omit<Difference, 'kind'>[]>(sql, values);
  return rows.map((row) => ({ kind, ...row }));
}

async function* inBatches(payments: AsyncIterable<ProviderPayment>): AsyncGenerator<ProviderPayment[]> {
  let batch: ProviderPayment[] = [];
  for await (const payment of payments) {
    batch.push(payment);
    if (batch.length < ROWS_AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
