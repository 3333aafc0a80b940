import { cnPostcode, gbPostcode, postcodeFor, ukPostcode } from './postcode';

describe('gbPostcode', () => {
  it.each([
    ['SW1A2AA', 'SW1A 2AA'],
    ['sw1a 2aa', 'SW1A 2AA'],
    ['  ls3  1ew ', 'LS3 1EW'],
    ['ＬＳ３　１ＥＷ', 'LS3 1EW'],
    ['M1 1AE', 'M1 1AE'],
    ['B33 8TH', 'B33 8TH'],
    ['CR2 6XH', 'CR2 6XH'],
    ['DN55 1PT', 'DN55 1PT'],
    ['W1A 0AX', 'W1A 0AX'],
    ['EC1A 1BB', 'EC1A 1BB'],
    ['BT1 5GS', 'BT1 5GS'],
    ['GIR 0AA', 'GIR 0AA'],
    ['gir0aa', 'GIR 0AA'],
  ])('writes %j as %s', (text, postcode) => {
    expect(gbPostcode(text)).toBe(postcode);
  });

  it.each([
    'GIR 0AAxyz',
    'zzzSW1A 2AA',
    'GIR 1AA',
    'SW1A 2A',
    'SW1A 2AAA',
    'QA1 1AA',
    'VA1 1AA',
    'XA1 1AA',
    'LI1 1AA',
    'LJ1 1AA',
    'LZ1 1AA',
    'LS3 1CW',
    'LS3 1EI',
    'LS3 1KM',
    'LS3 1OA',
    'LS3 1VA',
    'LS111 1AA',
    'BFPO 801',
    '736200',
    '',
    ' ',
  ])('refuses %j', (text) => {
    expect(gbPostcode(text)).toBeNull();
  });

  it.each([
    ['JE2 3AB', 'JE'],
    ['gy11aa', 'GG'],
    ['IM1 1AA', 'IM'],
    ['BF1 2AU', 'BFPO'],
  ])('knows that %s is a postcode of %s, not of GB', (text, territory) => {
    expect(gbPostcode(text)).toBeNull();
    expect(ukPostcode(text)?.territory).toBe(territory);
  });
});

describe('postcodes of other countries', () => {
  it.each([
    [' 736200 ', '736200'],
    ['１０００２２', '100022'],
    ['010000', '010000'],
    ['73620', null],
    ['7362000', null],
    ['73620A', null],
  ])('China: %j is %s', (text, postcode) => {
    expect(cnPostcode(text)).toBe(postcode);
  });

  it.each([
    ['GB', 'ls31ew', 'LS3 1EW'],
    ['cn', '736200', '736200'],
    ['CN', 'LS3 1EW', null],
    ['JE', 'je23ab', 'JE2 3AB'],
    ['GG', 'JE2 3AB', null],
    ['US', ' 10001-1234 ', '10001-1234'],
    ['JP', '100-0001', '100-0001'],
    ['US', '1'.repeat(13), null],
    ['HK', '', null],
  ])('%s: %j is %s', (country, text, postcode) => {
    expect(postcodeFor(country)(text)).toBe(postcode);
  });
});
