import { isCovered } from './cover';

describe('isCovered', () => {
  it.each([
    [[], [], '736200', true],
    [['736000-736299'], [], '736200', true],
    [['736000-736299'], [], '100022', false],
    [[], ['85*'], '850000', false],
    [[], ['85*'], '100022', true],
    [['7362*', '85*'], ['736200'], '736200', false],
    [['LS', 'HG'], ['LS29'], 'LS3 1EW', true],
    [['LS', 'HG'], ['LS29'], 'LS29 9AA', false],
  ])('include %j, exclude %j: %s %s', (include, exclude, postcode, covered) => {
    expect(isCovered({ include, exclude }, postcode)).toBe(covered);
  });
});
