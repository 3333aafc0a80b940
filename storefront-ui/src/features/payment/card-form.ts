/** What is typed of a card. It goes to the payment provider and is kept nowhere. */
export interface CardForm {
  number: string;
  /** MM/YY */
  expiry: string;
  cvc: string;
}

export const emptyCard: CardForm = { number: '', expiry: '', cvc: '' };

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Digits in groups of four, as they stand on the card. */
export function groupedNumber(text: string): string {
  return digitsOf(text)
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** `1234` becomes `12/34`, a first digit above 1 a month of its own. */
export function writtenExpiry(text: string): string {
  const digits = digitsOf(text)
    .replace(/^([2-9])/, '0$1')
    .slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}

/** Whether the number has a right length and check digit. */
export function isCardNumber(text: string): boolean {
  const digits = digitsOf(text);
  if (digits.length < 13 || digits.length > 19) return false;
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Whether the month exists and is not over; `now` decides. */
export function isExpiry(text: string, now: Date): boolean {
  const [, month = '', year = ''] = /^(0[1-9]|1[0-2])\/(\d\d)$/.exec(text) ?? [];
  if (month === '') return false;
  const months = (Number(year) + 2000) * 12 + Number(month);
  return months >= now.getFullYear() * 12 + now.getMonth() + 1;
}

export const isCvc = (text: string): boolean => /^\d{3,4}$/.test(text);

/** Where a provider's refusal is shown: at a field or, with `field` null, above the button; `word` is its key in `payment.refused`. */
export function refusalOf(code: string): { field: keyof CardForm | null; word: string } {
  switch (code) {
    case 'incorrect_number':
    case 'invalid_number':
      return { field: 'number', word: 'incorrect_number' };
    case 'invalid_expiry_month':
    case 'invalid_expiry_year':
      return { field: 'expiry', word: 'invalid_expiry' };
    case 'expired_card':
      return { field: 'expiry', word: code };
    case 'incorrect_cvc':
    case 'invalid_cvc':
      return { field: 'cvc', word: 'incorrect_cvc' };
    case 'payment_intent_authentication_failure':
      return { field: null, word: 'authentication' };
    case 'insufficient_funds':
    case 'card_declined':
      return { field: null, word: code };
    default:
      return { field: null, word: 'other' };
  }
}
