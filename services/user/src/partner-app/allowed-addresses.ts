import { isIP } from 'node:net';

const MOST_LINES = 50;

/** Addresses and networks as they are stored, one a line; null when one is neither. */
export function allowedAddresses(text: string): string | null {
  const lines = text
    .split(/[\s,]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.length <= MOST_LINES && lines.every(isNetwork) ? lines.join('\n') : null;
}

function isNetwork(line: string): boolean {
  const [address = '', prefix, ...more] = line.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128);
}
