/** What stands for a secret. */
const MASK = '***';
/** Names of parameters that hold a secret, in any spelling. */
const SECRET =
  /passw|passwd|pwd|pass$|salt|token|secret|credential|authorization|signature|(?<!primary_?)(?<!init)key$/i;
const LONGEST_TEXT = 2_000;
const MOST_ENTRIES = 200;
const DEEPEST = 8;
const LONGEST_DATA = 60_000;

/** `alsoSecret` names fields that hold a secret although their name does not say so. */
function isSecret(name: string, alsoSecret: ReadonlySet<string>): boolean {
  return SECRET.test(name) || alsoSecret.has(name);
}

/**
 * Parameters as JSON without their secrets, at any depth, in texts that are JSON themselves too. Always valid JSON of at most 60,000
 * characters: long texts, lists and depths are cut.
 */
export function maskedJson(params: unknown, alsoSecret: ReadonlySet<string> = new Set()): string {
  const text = JSON.stringify(masked(params, alsoSecret, 0));
  if (text.length <= LONGEST_DATA) return text;
  return JSON.stringify({ cut: true, names: Object.keys(params as object).slice(0, MOST_ENTRIES) });
}

function masked(value: unknown, alsoSecret: ReadonlySet<string>, depth: number): unknown {
  if (typeof value === 'string') return shortened(value, alsoSecret, depth);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= DEEPEST) return '…';
  if (Array.isArray(value))
    return value.slice(0, MOST_ENTRIES).map((one) => masked(one, alsoSecret, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, MOST_ENTRIES)
      .map(([name, one]) => [
        name,
        isSecret(name, alsoSecret) && one !== '' && one !== null ? MASK : masked(one, alsoSecret, depth + 1),
      ]),
  );
}

function shortened(text: string, alsoSecret: ReadonlySet<string>, depth: number): string {
  if (/^\s*[[{]/.test(text) && depth < DEEPEST) {
    try {
      return JSON.stringify(masked(JSON.parse(text), alsoSecret, depth + 1)).slice(0, LONGEST_TEXT);
    } catch {
      // No JSON after all.
    }
  }
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;
}

const LONGEST_URL = 1_500;

/** Path and query without secrets. */
export function maskedUrl(url: string): string {
  const [path = '', query] = url.split('?', 2);
  if (query === undefined) return path.slice(0, LONGEST_URL);
  const parts = query.split('&').map((part) => {
    const [name = ''] = part.split('=', 1);
    return isSecret(decoded(name).replace(/\]$/, ''), new Set()) ? `${name}=${MASK}` : part;
  });
  return `${path}?${parts.join('&')}`.slice(0, LONGEST_URL);
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
