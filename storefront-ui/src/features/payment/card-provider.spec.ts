import { confirmationOf } from './card-provider';

const step = { redirect_to_url: { url: '/card-provider/bank/pi_1' } };

describe('the provider’s answer', () => {
  it.each([
    [200, { status: 'succeeded' }, { outcome: 'sent' }],
    [200, { status: 'processing' }, { outcome: 'sent' }],
    [
      200,
      { status: 'requires_action', next_action: step },
      { outcome: 'step', url: step.redirect_to_url.url },
    ],
    [
      402,
      { error: { code: 'card_declined', decline_code: 'insufficient_funds' } },
      { outcome: 'refused', code: 'insufficient_funds' },
    ],
    [402, { error: { code: 'expired_card' } }, { outcome: 'refused', code: 'expired_card' }],
    [400, { error: { code: 'payment_intent_unexpected_state' } }, { outcome: 'unknown' }],
    [502, {}, { outcome: 'unknown' }],
  ])('%i %j', (status, answer, expected) => expect(confirmationOf(status, answer)).toEqual(expected));
});
