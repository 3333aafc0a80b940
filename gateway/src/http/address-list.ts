import { BlockList, isIP } from 'node:net';

/** Addresses and networks (`203.0.113.9`, `2001:db8::/32`); what is neither is passed over. */
export class AddressList {
  private readonly list = new BlockList();
  private readonly isEmpty: boolean;

  constructor(entries: readonly string[]) {
    this.isEmpty = entries.length === 0;
    for (const entry of entries) {
      const [address = '', bits] = entry.split('/');
      const family = familyOf(address);
      if (!family) continue;
      if (bits === undefined) this.list.addAddress(address, family);
      else this.list.addSubnet(address, Number(bits), family);
    }
  }

  /** An IPv4 address counts the same in its IPv6 spelling (`::ffff:203.0.113.9`). */
  has(ip: string): boolean {
    if (this.isEmpty) return false;
    const address = ip.replace(/^::ffff:(?=\d+\.)/i, '');
    const family = familyOf(address);
    return family !== null && this.list.check(address, family);
  }
}

function familyOf(address: string): 'ipv4' | 'ipv6' | null {
  const family = isIP(address);
  return family === 0 ? null : family === 4 ? 'ipv4' : 'ipv6';
}
