/** A row of the menu as both client generations read it. */
export interface MenuRow {
  readonly id: number;
  readonly pid: number;
  readonly name: string;
  readonly type: string;
  readonly path: string;
  readonly component: string;
  readonly children?: readonly MenuRow[];
}

/** All rows of a menu tree in their visible order. */
export function menuRows(tree: readonly MenuRow[]): MenuRow[] {
  return tree.flatMap((row) => [row, ...menuRows(row.children ?? [])]);
}
