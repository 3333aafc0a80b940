/** A row that hangs under another one; `pid` 0 or null for none. */
interface Node {
  readonly id: number;
  readonly pid?: unknown;
}

type Row = Readonly<Record<string, unknown>> & Node;

/** A row with those under it; a leaf has no `children` at all. */
export type TreeRow = Record<string, unknown> & { children?: TreeRow[] };

/** Rows under their parents, in their order. One whose parent is not among them stands at the top. */
export function nested(rows: readonly Row[]): TreeRow[] {
  const known = new Map<number, TreeRow>(rows.map((row) => [row.id, { ...row }]));
  const top: TreeRow[] = [];
  for (const row of rows) {
    const node = known.get(row.id);
    const parent = known.get(Number(row.pid));
    if (!node) continue;
    if (parent && parent !== node) (parent.children ??= []).push(node);
    else top.push(node);
  }
  return top;
}

/**
 * The rows of a tree as one list, parents before children; the given fields of those below the top begin with the tree's branches,
 * for selects that show text as it is.
 */
export function indented(rows: readonly Row[], fields: readonly string[]): Record<string, unknown>[] {
  const flat: Record<string, unknown>[] = [];
  const walk = (nodes: readonly TreeRow[], before: string, isTop: boolean): void =>
    nodes.forEach(({ children, ...row }, index) => {
      const isLast = index === nodes.length - 1;
      const branch = isTop ? '' : `${before}${isLast ? '└ ' : '├ '}`;
      for (const field of fields) if (field in row) row[field] = `${branch}${String(row[field])}`;
      flat.push(row);
      if (children) walk(children, isTop ? '  ' : `${before}${isLast ? '    ' : '│   '}`, false);
    });
  walk(nested(rows), '', true);
  return flat;
}
