import { maskMobile, mobileE164 } from './mobile';

describe('mobileE164', () => {
  it.each([
    ['+44', '07911 123456', '+447911123456'],
    ['44', '7911123456', '+447911123456'],
    ['0044', '7911-123-456', '+447911123456'],
    ['+44', '7700 900142', '+447700900142'],
    ['+44', '07700900999', '+447700900999'],
    ['+86', '139 0000 1234', '+8613900001234'],
    ['＋86', '１３９００００１２３４', '+8613900001234'],
    ['+86', '+8613900001234', '+8613900001234'],
    ['+852', '9123 4567', '+85291234567'],
  ])('%s %s is %s', (code, national, e164) => {
    expect(mobileE164(code, national)).toBe(e164);
  });

  it.each([
    ['+44', '0113 496 0000', 'a land line'],
    ['+44', '7911123456789012', '16 digits'],
    ['+44', '791112345', 'a digit short'],
    ['+86', '12345678901', 'no mobile range'],
    ['+86', '1391234567', 'a digit short'],
    ['+44', '+8613900001234', 'a number of another country'],
    ['+44', '7911123456 ext 5', 'an extension'],
    ['+44', 'call 7911123456', 'words'],
    ['', '7911123456', 'no country code'],
    ['+999', '7911123456', 'a country code nobody has'],
    ['+44', '', 'nothing'],
  ])('refuses %s %j: %s', (code, national) => {
    expect(mobileE164(code, national)).toBeNull();
  });

  it('shows the first three and the last four digits only', () => {
    expect(maskMobile('13900001234')).toBe('139 **** 1234');
    expect(maskMobile('7700 900142')).toBe('770 **** 0142');
    expect(maskMobile('1234567')).toBe('****');
  });
});
