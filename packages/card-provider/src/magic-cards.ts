/** What happens when a card is confirmed, and how the world is told. */
export interface Course {
  readonly outcome: 'succeeds' | 'fails' | 'asks' | 'waits';
  /** For `fails`. */
  readonly failure?: { readonly code: string; readonly message: string };
  /** How the notices of it come: at once, seconds later, each three times and once more under another id, newest first, or not at all. */
  readonly notices?: 'late' | 'repeated' | 'reversed' | 'never';
  /** The money is taken, and the connection breaks before the answer. */
  readonly answerIsLost?: boolean;
  /** The bank lets less through than was asked for. */
  readonly takesLess?: boolean;
}

const declined = (code: string, message: string): Course => ({
  outcome: 'fails',
  failure: { code, message },
});

/** Every number that means something; any other with a right check digit succeeds. */
export const magicCards = {
  success: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  expired: '4000000000000069',
  wrongCvc: '4000000000000127',
  secure: '4000002500003155',
  waits: '4000000000009102',
  answerLost: '4000000000009110',
  lateNotice: '4000000000009128',
  repeatedNotice: '4000000000009136',
  reversedNotices: '4000000000009144',
  noNotice: '4000000000009151',
  takesLess: '4000000000009169',
} as const;

const courses: Readonly<Record<keyof typeof magicCards, Course>> = {
  success: { outcome: 'succeeds' },
  declined: declined('card_declined', 'Your card was declined.'),
  insufficientFunds: declined('insufficient_funds', 'Your card has insufficient funds.'),
  expired: declined('expired_card', 'Your card has expired.'),
  wrongCvc: declined('incorrect_cvc', "Your card's security code is incorrect."),
  secure: { outcome: 'asks' },
  waits: { outcome: 'waits' },
  answerLost: { outcome: 'succeeds', answerIsLost: true },
  lateNotice: { outcome: 'succeeds', notices: 'late' },
  repeatedNotice: { outcome: 'succeeds', notices: 'repeated' },
  reversedNotices: { outcome: 'succeeds', notices: 'reversed' },
  noNotice: { outcome: 'succeeds', notices: 'never' },
  takesLess: { outcome: 'succeeds', takesLess: true },
};

const byNumber = new Map(
  Object.entries(magicCards).map(([name, number]) => [
    number as string,
    courses[name as keyof typeof magicCards],
  ]),
);

/** The course of a card number without spaces; null for one with a wrong check digit. */
export function courseOf(number: string): Course | null {
  if (!/^\d{13,19}$/.test(number) || luhnSum(number) % 10 !== 0) return null;
  return byNumber.get(number) ?? courses.success;
}

function luhnSum(number: string): number {
  return [...number].reverse().reduce((sum, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}
