/** One level of names out of `metadata[payment_no]=…`; deeper ones keep their text: `payment_method_data[card][number]`. */
export function readForm(text: string): ReadonlyMap<string, string> {
  return new Map(new URLSearchParams(text));
}

/** The entries `name[key]` as an object. */
export function entriesUnder(form: ReadonlyMap<string, string>, name: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [key, value] of form) {
    const inner = key.startsWith(`${name}[`) && key.endsWith(']') ? key.slice(name.length + 1, -1) : '';
    if (inner !== '' && !inner.includes(']')) found[inner] = value;
  }
  return found;
}
