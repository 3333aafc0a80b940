/** Crockford's base 32: no I, L, O or U, so that a number can be read out and typed. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BITS_PER_CHARACTER = 5;

/**
 * A public number that cannot be guessed or counted: the prefix and one character for each 5 bits.
 * @param bytes from a cryptographic source; a multiple of 5, so that no bit is left over
 * @throws RangeError for no bytes or another count
 */
export function randomNo(prefix: string, bytes: Uint8Array): string {
  if (bytes.length === 0 || bytes.length % BITS_PER_CHARACTER !== 0) {
    throw new RangeError('a random number takes a multiple of 5 bytes');
  }
  let text = '';
  let held = 0;
  let heldBits = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    heldBits += 8;
    while (heldBits >= BITS_PER_CHARACTER) {
      heldBits -= BITS_PER_CHARACTER;
      text += ALPHABET[(held >> heldBits) & 31] ?? '';
    }
    held &= (1 << heldBits) - 1;
  }
  return prefix + text;
}
