export interface AreaStep {
  readonly id: number;
  readonly name: string;
}

/** The areas from the province down to `area`, itself last: codes hold those above in their first two and four digits. */
export function wayTo(area: { readonly code: string; readonly mergename: string }): AreaStep[] {
  return area.mergename
    .split(',')
    .map((name, depth) => ({ id: Number(area.code.slice(0, 2 * (depth + 1))), name }));
}
