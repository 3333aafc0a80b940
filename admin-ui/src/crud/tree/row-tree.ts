/** A row that hangs under another of its kind, or under none. */
export interface BranchRow {
  readonly id: number;
  readonly pid: number | null;
}

/** A row as the tree shows it: where it stands, and whether what is below it is to be seen. */
export interface TreeLine<Row extends BranchRow> {
  readonly row: Row;
  /** 1 for rows without a parent. */
  readonly level: number;
  /** Place among the rows of its parent, from 1, and their number. */
  readonly position: number;
  readonly siblings: number;
  readonly hasChildren: boolean;
  readonly isUnfolded: boolean;
}

const TOP = 0;

/** Rows by their parent's id, in the order given. Rows whose parent is not among them stand at the top, under 0. */
function byParent<Row extends BranchRow>(rows: readonly Row[]): ReadonlyMap<number, readonly Row[]> {
  const known = new Set(rows.map(({ id }) => id));
  const children = new Map<number, Row[]>();
  for (const row of rows) {
    const parent = row.pid !== null && known.has(row.pid) ? row.pid : TOP;
    const siblings = children.get(parent);
    if (siblings) siblings.push(row);
    else children.set(parent, [row]);
  }
  return children;
}

/** The rows to be seen, each under its parent, with `unfolded` the ids whose children show. */
export function linesOf<Row extends BranchRow>(
  rows: readonly Row[],
  unfolded: ReadonlySet<number>,
): TreeLine<Row>[] {
  const children = byParent(rows);
  const under = (parent: number, level: number): TreeLine<Row>[] => {
    const siblings = children.get(parent) ?? [];
    return siblings.flatMap((row, at) => {
      const hasChildren = children.has(row.id);
      const isUnfolded = hasChildren && unfolded.has(row.id);
      const line = { row, level, position: at + 1, siblings: siblings.length, hasChildren, isUnfolded };
      return [line, ...(isUnfolded ? under(row.id, level + 1) : [])];
    });
  };
  return under(TOP, 1);
}

/** Ids of rows with others below them. */
export function parentIds(rows: readonly BranchRow[]): Set<number> {
  return new Set([...byParent(rows).keys()].filter((id) => id !== TOP));
}

/** Ids of the rows at the top. */
export function topIds(rows: readonly BranchRow[]): Set<number> {
  return new Set((byParent(rows).get(TOP) ?? []).map(({ id }) => id));
}

/** Ids of everything below a row. */
export function idsBelow(rows: readonly BranchRow[], id: number): number[] {
  const children = byParent(rows);
  const under = (parent: number): number[] =>
    (children.get(parent) ?? []).flatMap((row) => [row.id, ...under(row.id)]);
  return under(id);
}

/** Ids of the rows a row hangs under, the nearest first. */
export function idsAbove(rows: readonly BranchRow[], id: number): number[] {
  const known = new Map(rows.map((row) => [row.id, row]));
  const above: number[] = [];
  for (let at = known.get(id)?.pid ?? null; at !== null && known.has(at) && !above.includes(at);) {
    above.push(at);
    at = known.get(at)?.pid ?? null;
  }
  return above;
}

/**
 * What a search leaves: rows whose text holds every word, in any case, those above them, and those below them. `unfolded` are the ones
 * above, so that every hit is to be seen.
 */
export function searched<Row extends BranchRow>(
  rows: readonly Row[],
  words: string,
  textOf: (row: Row) => string,
): { readonly rows: readonly Row[]; readonly unfolded: ReadonlySet<number> } {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const hits = rows.filter((row) => {
    const text = textOf(row).toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
  const unfolded = new Set(hits.flatMap(({ id }) => idsAbove(rows, id)));
  const kept = new Set([...unfolded, ...hits.flatMap(({ id }) => [id, ...idsBelow(rows, id)])]);
  return { rows: rows.filter(({ id }) => kept.has(id)), unfolded };
}

const siblingsOf = <Row extends BranchRow>(rows: readonly Row[], id: number): readonly Row[] =>
  [...byParent(rows).values()].find((siblings) => siblings.some((row) => row.id === id)) ?? [];

/** The row before or after a row under the same parent; null at the end. */
export function neighbourId(rows: readonly BranchRow[], id: number, step: 1 | -1): number | null {
  const siblings = siblingsOf(rows, id);
  return siblings[siblings.findIndex((row) => row.id === id) + step]?.id ?? null;
}

/**
 * Whose place a row takes when it is let go over another: that of the one under the same parent which the other is, or hangs under.
 * Null where it cannot go, and where it is already.
 */
export function dropTargetId(rows: readonly BranchRow[], moved: number, over: number): number | null {
  const siblings = new Set(siblingsOf(rows, moved).map(({ id }) => id));
  const target = [over, ...idsAbove(rows, over)].find((id) => siblings.has(id));
  return target === undefined || target === moved ? null : target;
}

/** The rows with one put where another of the same parent stands, those between moving by one. */
export function placed<Row extends BranchRow>(rows: readonly Row[], id: number, target: number): Row[] {
  const from = rows.findIndex((row) => row.id === id);
  const to = rows.findIndex((row) => row.id === target);
  if (from < 0 || to < 0) return [...rows];
  const order = [...rows];
  order.splice(to, 0, ...order.splice(from, 1));
  return order;
}
