const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `CB202611-7Q3K…`: the month and what nobody guesses. `random` holds one byte per letter. */
export function batchNo(month: string, random: Uint8Array): string {
  const tail = [...random].map((byte) => LETTERS.charAt(byte % LETTERS.length)).join('');
  return `CB${month.replace('-', '')}-${tail}`;
}
