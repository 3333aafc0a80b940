/** `goods-category 0-24/319`; a page without rows has no range. */
export function contentRange(name: string, offset: number, count: number, total: number): string {
  return count === 0 ? `${name} */${total}` : `${name} ${offset}-${offset + count - 1}/${total}`;
}
