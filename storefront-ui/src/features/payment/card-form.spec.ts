import { groupedNumber, isCardNumber, isCvc, isExpiry, refusalOf, writtenExpiry } from './card-form';

const now = new Date('2026-11-28T12:00:00Z');

describe('what is typed of a card', () => {
  it.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242-4242 42', '4242 4242 42'],
    ['4242', '4242'],
    ['1'.repeat(25), '1111 1111 1111 1111 111'],
  ])('number %s is shown as %s', (typed, shown) => expect(groupedNumber(typed)).toBe(shown));

  it.each([
    ['1', '1'],
    ['5', '05'],
    ['123', '12/3'],
    ['12/345', '12/34'],
    ['12/', '12'],
  ])('expiry %s is shown as %s', (typed, shown) => expect(writtenExpiry(typed)).toBe(shown));

  it.each([
    ['4242 4242 4242 4242', true],
    ['4242 4242 4242 4241', false],
    ['4242', false],
    ['', false],
  ])('number %s is right: %s', (text, right) => expect(isCardNumber(text)).toBe(right));

  it.each([
    ['11/26', true],
    ['10/26', false],
    ['01/27', true],
    ['13/27', false],
    ['1/27', false],
  ])('expiry %s is right: %s', (text, right) => expect(isExpiry(text, now)).toBe(right));

  it('has a code of three or four digits', () =>
    expect(['123', '1234', '12', '12a'].map(isCvc)).toEqual([true, true, false, false]));

  it.each([
    ['incorrect_cvc', 'cvc'],
    ['invalid_expiry_year', 'expiry'],
    ['incorrect_number', 'number'],
    ['card_declined', null],
    ['anything_new', null],
  ])('refusal %s stands at %s', (code, field) => expect(refusalOf(code).field).toBe(field));
});
