import { numbersIn } from './numbers';

describe('tracking numbers', () => {
  it('finds each number once, whatever parts them', () => {
    expect(numbersIn(' ee473124829gb，PW-7K4M-92QX\nEE473124829GB ')).toEqual([
      'EE473124829GB',
      'PW-7K4M-92QX',
    ]);
  });

  it('reads full-width digits as digits', () =>
    expect(numbersIn('ＥＥ４７３１２４８２９ＧＢ')).toEqual(['EE473124829GB']));
  it('finds none in an empty text', () => expect(numbersIn(' , ')).toEqual([]));
});
