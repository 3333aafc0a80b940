import { postcodePattern } from './postcode-pattern';

const dunhuang = `
# Gansu, far west
736200        # Dunhuang
7362*
736000-736299
`;

describe('postcodePattern', () => {
  it.each([
    [dunhuang, '736200', '736200'],
    [dunhuang, ' 7362 00', '736200'],
    [dunhuang, '736205', '7362*'],
    [dunhuang, '736000', '736000-736299'],
    [dunhuang, '736299', '7362*'],
    [dunhuang, '735999', null],
    [dunhuang, '736300', null],
    [dunhuang, '100022', null],
    [dunhuang, '', null],
    ['736000-736299', '73601', null],
    ['736000-736299', '7360010', null],
    ['LS3', 'LS3 1EW', 'LS3'],
    ['LS3', 'ls31ew', 'LS3'],
    ['LS3', 'LS31 1EW', null],
    ['LS3 1EW', 'LS31EW', 'LS3 1EW'],
    ['LS3 1EW', 'LS3 1EX', null],
    ['LS', 'LS3 1EW', 'LS'],
    ['L', 'L1 1AA', 'L'],
    ['L', 'LS3 1EW', null],
    ['LS*', 'LS29 9AA', 'LS*'],
    ['ls*', 'LS29 9AA', 'ls*'],
    ['LS*', 'HG1 1AA', null],
    ['IV1-IV28', 'IV28 1AA', 'IV1-IV28'],
    ['IV1-IV28', 'IV29 1AA', null],
    ['IV1-IV28', 'I1 1AA', null],
    ['EC1-EC4', 'EC1A 1BB', 'EC1-EC4'],
    ['', '736200', null],
  ])('list %j holds %j by %s', (patterns, postcode, hit) => {
    const pattern = postcodePattern(patterns);
    expect(pattern.hit(postcode)).toBe(hit);
    expect(pattern.matches(postcode)).toBe(hit !== null);
  });

  it('names the lines that are no pattern and still uses the rest', () => {
    const pattern = postcodePattern('736200\r\n73*62\n736299-736000\nLS1-HG2\n100-1000\n*\n敦煌');
    expect(pattern.invalid).toEqual(['73*62', '736299-736000', 'LS1-HG2', '100-1000', '*', '敦煌']);
    expect(pattern.matches('736200')).toBe(true);
  });
});
