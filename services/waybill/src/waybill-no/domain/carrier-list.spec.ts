import { listedNumbers, unusableNumber } from './carrier-list';

describe('a list of numbers from a carrier', () => {
  it('has one a line, or commas between, as people paste them', () => {
    expect(listedNumbers(' ee 473 124 829 gb\r\nAB-000123, AB000124\n\n')).toEqual([
      'EE473124829GB',
      'AB000123',
      'AB000124',
    ]);
  });

  it.each([
    [['EE473124829GB', 'AB000123'], null],
    [['AB000123', 'EE473124828GB'], 'EE473124828GB'],
    [['AB000123', 'AB000124', 'AB000123'], 'AB000123'],
    [['AB12'], 'AB12'],
    [['AB_000123'], 'AB_000123'],
    [['PW7K4M92QX'], 'PW7K4M92QX'],
  ])('%j: the first that no box can carry is %s', (numbers, unusable) =>
    expect(unusableNumber(numbers)).toBe(unusable),
  );
});
