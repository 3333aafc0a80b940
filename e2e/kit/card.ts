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
