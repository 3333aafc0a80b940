/** A line that two texts share, or that only the older or only the newer one has. */
export interface DiffLine {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** What changed from one list of lines to another, by their longest common run of lines. */
export function lineDiff(before: readonly string[], after: readonly string[]): readonly DiffLine[] {
  // shared[a][b]: how many lines the rests from a and from b have in common.
  const shared = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  const at = (a: number, b: number): number => shared[a]?.[b] ?? 0;
  for (let a = before.length - 1; a >= 0; a--) {
    const row = shared[a] ?? [];
    for (let b = after.length - 1; b >= 0; b--)
      row[b] = before[a] === after[b] ? at(a + 1, b + 1) + 1 : Math.max(at(a + 1, b), at(a, b + 1));
  }
  const lines: DiffLine[] = [];
  let a = 0;
  let b = 0;
  while (a < before.length || b < after.length) {
    const [old, fresh] = [before[a], after[b]];
    if (old !== undefined && old === fresh) {
      lines.push({ kind: 'same', text: old });
      a++;
      b++;
    } else if (old !== undefined && (fresh === undefined || at(a + 1, b) >= at(a, b + 1))) {
      lines.push({ kind: 'removed', text: old });
      a++;
    } else {
      lines.push({ kind: 'added', text: fresh ?? '' });
      b++;
    }
  }
  return lines;
}

/** The readable lines of rich text: one for each block or break. */
export function linesOfHtml(html: string): readonly string[] {
  const broken = html.replace(/<br\s*\/?>|<\/(p|div|li|h[1-6]|tr|blockquote|pre)>/gi, '$&\n');
  const text = new DOMParser().parseFromString(broken, 'text/html').body.textContent ?? '';
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
