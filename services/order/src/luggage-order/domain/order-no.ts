/** Crockford's base 32: no I, L, O or U, so that a number can be read out and typed. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const RANDOM_BYTES = 5;

/** What has such a number, by the letters before it: luggage, storage and sheet orders, insurance, claims. */
export type OrderNoPrefix = 'PW' | 'ST' | 'SH' | 'IN' | 'CL';

/**
 * The public number of an order, "PW-7K4M-92QX": 40 random bits that cannot be guessed or counted.
 * @param bytes exactly 5 bytes from a cryptographic source
 * @throws RangeError for any other length
 */
export function orderNo(bytes: Uint8Array, prefix: OrderNoPrefix = 'PW'): string {
  if (bytes.length !== RANDOM_BYTES) throw new RangeError(`an order number takes ${RANDOM_BYTES} bytes`);
  let bits = bytes.reduce((value, byte) => (value << 8n) | BigInt(byte), 0n);
  let text = '';
  for (let index = 0; index < 8; index += 1) {
    text = (ALPHABET[Number(bits & 31n)] ?? '') + text;
    bits >>= 5n;
  }
  return `${prefix}-${text.slice(0, 4)}-${text.slice(4)}`;
}

/**
 * Reads an order number as people type it: lower case, spaces or no dashes, O for 0, I or L for 1.
 * @returns the number in its usual form, or null when it is none
 */
export function parseOrderNo(text: string, prefix: OrderNoPrefix = 'PW'): string | null {
  const compact = text.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '');
  if (!compact.startsWith(prefix)) return null;
  const body = compact.slice(prefix.length).replace(/O/g, '0').replace(/[IL]/g, '1');
  if (body.length !== 8 || [...body].some((character) => !ALPHABET.includes(character))) return null;
  return `${prefix}-${body.slice(0, 4)}-${body.slice(4)}`;
}
