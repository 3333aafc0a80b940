import type { CardPayment, OfflineStarted, ThirdPartyPayment } from '@parcelway/contracts';
import { formatMoney } from '@parcelway/money';
import type { PaymentRecordEntity } from '../payment/payment-record.entity';
import type { PayerHandle, PaymentProvider } from '../provider/payment-provider';

const sumOf = ({ paymentNo, amount, currency }: PaymentRecordEntity) => ({
  payment_no: paymentNo,
  amount: formatMoney(amount, currency),
  currency,
});

/** What the payer's browser gets to go on with a card; `handle` null = the payment is over. */
export const cardView = (
  payment: PaymentRecordEntity,
  { name, publishableKey }: PaymentProvider,
  handle: PayerHandle | null,
): CardPayment => ({
  ...sumOf(payment),
  provider: name as CardPayment['provider'],
  client_secret: handle?.clientSecret ?? '',
  publishable_key: publishableKey,
  return_url: `/return?payment_no=${payment.paymentNo}`,
});

/** The code that the payer scans; as above. */
export const codeView = (payment: PaymentRecordEntity, handle: PayerHandle | null): ThirdPartyPayment => ({
  ...sumOf(payment),
  qr_code: handle?.clientSecret ?? '',
  expires_at: Math.floor((payment.expiresAt?.getTime() ?? 0) / 1_000),
  server_time: Math.floor(Date.now() / 1_000),
});

export const offlineView = (payment: PaymentRecordEntity): OfflineStarted => ({
  ...sumOf(payment),
  status: payment.status,
});
