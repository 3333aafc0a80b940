import { createHmac } from 'node:crypto';
import { signedHeader } from '@parcelway/card-provider';
import { checkout } from '@parcelway/contracts';
import type { Stack } from '@parcelway/testing';
import type { Api } from './api';

/** What Pay/card answers, as far as a browser needs it. */
export interface StartedCard {
  readonly payment_no: string;
  readonly client_secret: string;
  readonly publishable_key: string;
}

/** Sends a card to the card provider as the payer's browser does; an answer that is lost is not asked for again. */
export async function confirmCard(
  api: Api,
  { client_secret, publishable_key }: StartedCard,
  number: string,
): Promise<void> {
  const [id] = client_secret.split('_secret_');
  const form = new URLSearchParams({
    key: publishable_key,
    client_secret,
    return_url: '/return',
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '34',
    'payment_method_data[card][cvc]': '123',
  });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const init = { method: 'POST', body: form.toString(), headers };
  await api.fetch(`/card-provider/v1/payment_intents/${id}/confirm`, init).catch(() => undefined);
}

/**
 * Somebody gives back money of a payment at the card provider itself, which then tells us. `amount` in minor units; answers the provider's number of the
 * refund.
 */
export async function refundByHand(stack: Stack, paymentNo: string, amount: number): Promise<string> {
  const [payment] = await stack.rows<{ provider_ref: string }>(
    'SELECT provider_ref FROM payment_service.payment_record WHERE payment_no = $1',
    [paymentNo],
  );
  const { port } = await stack
    .client(checkout)
    .localProvider(
      { kind: 'card' },
      { identity: { kind: 'anonymous' }, locale: 'en', requestId: 'by-hand', deadline: Date.now() + 5_000 },
    );
  const secret = (of: string): string =>
    createHmac('sha256', stack.config.fieldKey).update(`card provider ${of}`).digest('hex');
  const made = await fetch(`http://127.0.0.1:${port}/v1/refunds`, {
    method: 'POST',
    headers: { authorization: `Bearer sk_local_${secret('secret')}` },
    body: new URLSearchParams({ payment_intent: payment?.provider_ref ?? '', amount: String(amount) }),
  });
  const refund = (await made.json()) as { id: string };
  const created = Math.floor(Date.now() / 1_000);
  const notice = JSON.stringify({
    ...{ id: `evt_${refund.id}`, object: 'event', type: 'refund.updated', created },
    data: { object: refund },
  });
  await fetch(`${stack.url}/api/Pay/notify/local_card`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': signedHeader(notice, secret('notices')),
    },
    body: notice,
  });
  return refund.id;
}
