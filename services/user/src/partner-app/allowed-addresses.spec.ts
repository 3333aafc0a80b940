import { allowedAddresses } from './allowed-addresses';

describe('addresses that may call', () => {
  it.each([
    ['', ''],
    ['192.0.2.1', '192.0.2.1'],
    [' 192.0.2.0/24\r\n\n2001:db8::/32 ', '192.0.2.0/24\n2001:db8::/32'],
    ['192.0.2.0/24, 198.51.100.7', '192.0.2.0/24\n198.51.100.7'],
    ['192.0.2.0/33', null],
    ['2001:db8::/129', null],
    ['192.0.2', null],
    ['example.com', null],
    ['192.0.2.0/24/8', null],
    ['192.0.2.0/', null],
    ['192.0.2.1\n'.repeat(51), null],
  ])('%j', (text, stored) => {
    expect(allowedAddresses(text)).toBe(stored);
  });
});
