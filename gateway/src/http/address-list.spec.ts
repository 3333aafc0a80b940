import { AddressList } from './address-list';

describe('AddressList', () => {
  it.each([
    [['203.0.113.9'], '203.0.113.9', true],
    [['203.0.113.9'], '::ffff:203.0.113.9', true],
    [['203.0.113.9'], '203.0.113.10', false],
    [['203.0.113.0/24'], '203.0.113.10', true],
    [['2001:db8::/32'], '2001:db8::1', true],
    [['2001:db8::/32'], '2001:db9::1', false],
    [['not an address', '198.51.100.1'], '198.51.100.1', true],
    [[], '203.0.113.9', false],
  ])('%j has %s: %s', (entries, ip, expected) => {
    expect(new AddressList(entries).has(ip)).toBe(expected);
  });
});
