import { chineseIdCard, maskIdCard } from './id-card';

describe('chineseIdCard', () => {
  it.each([
    ['11010519491231002X', '11010519491231002X'],
    ['11010519491231002x', '11010519491231002X'],
    [' 110105 19491231 002X ', '11010519491231002X'],
    ['１１０１０５１９４９１２３１００２Ｘ', '11010519491231002X'],
    ['110105199002290018', null],
    ['110105194912310021', null],
    ['11010519491331002X', null],
    ['1101051949123100', null],
    ['11010519491231002X1', null],
    ['X10105194912310021', null],
    ['', null],
  ])('%j is %s', (text, number) => {
    expect(chineseIdCard(text)).toBe(number);
  });

  it('refuses every other check character than the right one', () => {
    const accepted = [...'0123456789X'].filter(
      (check) => chineseIdCard(`11010519491231002${check}`) !== null,
    );
    expect(accepted).toEqual(['X']);
  });

  it('accepts 29 February in a leap year only', () => {
    const withAnyCheck = (digits: string) =>
      [...'0123456789X'].some((check) => chineseIdCard(digits + check));
    expect(withAnyCheck('11010520000229001')).toBe(true);
    expect(withAnyCheck('11010519000229001')).toBe(false);
  });

  it('shows the first three and the last four characters only', () => {
    expect(maskIdCard('620982199001011234')).toBe('620******1234');
    expect(maskIdCard('1234567')).toBe('******');
  });
});
