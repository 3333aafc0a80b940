import type { CardPayment } from '../../api/types';
import type { CardForm } from './card-form';

/** How the provider answered: over or under way, a page of the bank comes first, refused with its word, or no answer to rely on. */
export type Confirmation =
  | { readonly outcome: 'sent' | 'unknown' }
  | { readonly outcome: 'step'; readonly url: string }
  | { readonly outcome: 'refused'; readonly code: string };

interface Answer {
  readonly status?: string;
  readonly next_action?: { readonly redirect_to_url?: { readonly url: string } } | null;
  readonly error?: { readonly code?: string; readonly decline_code?: string };
}

/** Sends a card straight to the card provider of this machine. No member token goes along. */
export async function confirmCard(payment: CardPayment, card: CardForm): Promise<Confirmation> {
  const [id = ''] = payment.client_secret.split('_secret_');
  const [month = '', year = ''] = card.expiry.split('/');
  const fields = { number: card.number.replaceAll(' ', ''), exp_month: month, exp_year: year, cvc: card.cvc };
  const body = new URLSearchParams({
    key: payment.publishable_key,
    client_secret: payment.client_secret,
    return_url: new URL(payment.return_url, window.location.origin).href,
    'payment_method_data[type]': 'card',
  });
  for (const [name, value] of Object.entries(fields)) body.set(`payment_method_data[card][${name}]`, value);
  try {
    const answer = await fetch(`/card-provider/v1/payment_intents/${id}/confirm`, {
      method: 'POST',
      body,
      credentials: 'omit',
    });
    return confirmationOf(answer.status, (await answer.json()) as Answer);
  } catch {
    return { outcome: 'unknown' };
  }
}

export function confirmationOf(status: number, answer: Answer): Confirmation {
  if (status === 402)
    return { outcome: 'refused', code: answer.error?.decline_code ?? answer.error?.code ?? '' };
  if (status !== 200) return { outcome: 'unknown' };
  const url = answer.next_action?.redirect_to_url?.url;
  return answer.status === 'requires_action' && url ? { outcome: 'step', url } : { outcome: 'sent' };
}
