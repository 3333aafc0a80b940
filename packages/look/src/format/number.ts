/** A phone for reading: `+44 7700 900142`, `+86 139 0000 1234`; stars of a masked number stay. */
export function formatPhone(code: string | number, national: string): string {
  const country = String(code).replace(/^\+/, '');
  const digits = national.replace(/[^\d*]/g, '');
  const groups =
    country === '86' && digits.length === 11
      ? [3, 4, 4]
      : country === '44' && digits.length === 10
        ? [4, 6]
        : [];
  let at = 0;
  const parts = groups.map((size) => digits.slice(at, (at += size)));
  return `+${country} ${parts.length ? parts.join(' ') : national.trim()}`;
}

/** A phone in lists, the middle hidden: `+86 139 **** 1234`. Numbers of under eight digits stay whole. */
export function maskPhone(code: string | number, national: string): string {
  const digits = national.replace(/[^\d*]/g, '');
  if (digits.length < 8 || digits.includes('*')) return formatPhone(code, national);
  const hidden = '*'.repeat(digits.length - 7);
  return `+${String(code).replace(/^\+/, '')} ${digits.slice(0, 3)} ${hidden} ${digits.slice(-4)}`;
}

/** An identity card number with the first 3 and last 4 characters only; a masked one stays as it is. */
export function maskIdCard(number: string): string {
  if (number.includes('*') || number.length < 8) return number;
  return `${number.slice(0, 3)}******${number.slice(-4)}`;
}
